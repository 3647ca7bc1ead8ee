/** The menu's stills are drawn from what the products' pages show. */
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { productStills } from '../../../src/own-pages/build/product-stills';
import { readContent } from '../../../src/own-pages/build/read-all';
import type { HeroView } from '../../../src/own-pages/hero-view';
import { STILL } from '../../../src/shell/product-still';
import { headerGroups } from '../../../src/site/navigation';

const { pages } = readContent(path.resolve('src/content'), 'https://loomwright.example.com');
const products = headerGroups.find(({ key }) => key === 'products')?.links ?? [];
const viewOf = (at: string) =>
  (pages.find((page) => page.path === at)?.fields['hero'] as { view: HeroView } | undefined)?.view;

const drawn = (svg: string) =>
  new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
const stillsOf = (svg: string) => [...drawn(svg).querySelectorAll('svg')];

describe('stills of the menu', () => {
  it('are one for each product, side by side, no two alike', () => {
    const views = products.map(({ path: at }) => viewOf(at) ?? null);
    expect(views).not.toContain(null);
    const stills = stillsOf(productStills(views));
    expect(stills.map((each) => Number(each.getAttribute('x')))).toEqual(
      products.map((_, at) => at * 160),
    );
    expect(new Set(stills.map((each) => each.innerHTML)).size).toBe(products.length);
    const ends = stills.flatMap((each) =>
      [...each.querySelectorAll('rect')].map(
        (rect) => Number(rect.getAttribute('y')) + Number(rect.getAttribute('height')),
      ),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(STILL.height);
  });

  it('cut no line at their edge', () => {
    const said = Array.from({ length: 9 }, (_, at) => [`${at}:00`, 'Sender', `Line ${at}`, '–']);
    const rows = [['At', 'From', 'Says', 'Figure'], ...said];
    const [still] = stillsOf(productStills([{ title: 'Messages', note: null, rows }]));
    const bars = [...(still?.querySelectorAll('rect:not([stroke])') ?? [])];
    const ends = bars.map(
      (bar) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
    );
    expect(bars.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(80);
  });

  it('leave the place of a product empty that shows nothing', () => {
    const [first] = products;
    const svg = productStills([null, viewOf(first?.path ?? '') ?? null]);
    expect(stillsOf(svg).map((each) => each.getAttribute('x'))).toEqual(['160']);
  });
});
