/** What pages, pictures and parts of the application weigh, packed by gzip: sizes, which are the same on every machine. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { listFiles } from '../../pipeline/files';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { pageTypes } from '../support/page-types';
import { fileOf, over, packed, packedFiles } from '../support/sizes';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

interface DrawnPicture {
  address: string;
  /** Pixels across: as it came, as it would fill its place, and the fewest that it is offered in. */
  width: number;
  needed: number;
  least: number;
}

/** All pictures of a page that are seen, with those further down. */
function drawnPictures(page: Page): Promise<DrawnPicture[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return [...document.images].flatMap((image) => {
      const { currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      const offers = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        .flatMap(({ srcset }) => [...srcset.matchAll(/(\S+)\s+(\d+)w/g)])
        .map(([, address = '', width]) => [new URL(address, location.href).href, Number(width)]);
      const width = offers.find(([address]) => address === currentSrc)?.[1];
      if (typeof width !== 'number' || clientWidth === 0) return [];
      const fills = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
      const least = Math.min(...offers.map(([, each]) => Number(each)));
      return [{ address: currentSrc, width, needed: fills * devicePixelRatio, least }];
    });
  });
}

const WINDOWS = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

test('no picture comes in more than 1.5 times the pixels it needs, but the smallest', async () => {
  const wasteful: unknown[] = [];
  let seen = 0;
  for (const window of WINDOWS) {
    for (const [kind, address] of Object.entries(pageTypes())) {
      const page = await (await browser.newContext(window)).newPage();
      await page.goto(builtSite().url + address, { waitUntil: 'load' });
      const drawn = await drawnPictures(page);
      seen += drawn.length;
      for (const picture of drawn) {
        if (picture.width > 1.5 * picture.needed && picture.width > picture.least)
          wasteful.push({ kind, at: window.viewport.width, ...picture });
      }
      await page.context().close();
    }
  }
  expect(seen).toBeGreaterThan(20);
  expect(wasteful).toEqual([]);
}, 480_000);

describe('the application', () => {
  test('fetches forms, search and sanitiser in parts of at most 25 kB, and only what draws designed pages in a larger one', () => {
    const { publicDir } = builtSite();
    const parts = fs
      .readdirSync(publicDir)
      .filter((name) => name.endsWith('.js') && !/^(?:framework|app|polyfill)-/.test(name));
    expect(parts.length).toBeGreaterThan(5);
    const found = Object.fromEntries(parts.map((name) => [name, packedFiles([name])]));
    const large = Object.keys(over(found, 25));
    const drawsDesigns = (name: string) =>
      fs.readFileSync(fileOf(name), 'utf8').includes('QuestionnaireBand');
    expect(large.filter((name) => !drawsDesigns(name))).toEqual([]);
    expect(over(found, DESIGNS_KB)).toEqual({});
  });
});

describe('the HTML of a page, with its styles', () => {
  const pages = () =>
    listFiles(builtSite().publicDir).filter((name) => /(?:^|\/)(?:index|404)\.html$/.test(name));

  test('weighs at most 25 kB on half of all pages, and none is far above it', () => {
    const weights = pages().map((name): [string, number] => [
      name,
      packed(fs.readFileSync(fileOf(name))),
    ]);
    const heavy = weights.filter(([, weight]) => weight > HEAVIEST_KB);
    expect(heavy).toEqual([]);
    const sorted = weights.map(([, weight]) => weight).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(25);
  });

  test('holds each rule once', () => {
    for (const name of pages()) {
      const html = fs.readFileSync(fileOf(name), 'utf8');
      const blocks = [...html.matchAll(/<style data-emotion="lw "[^>]*>([\s\S]*?)<\/style>/g)];
      expect([name, blocks.length <= 1]).toEqual([name, true]);
      const texts = (blocks[0]?.[1] ?? '').match(/\.rich-text|hanging-punctuation/g) ?? [];
      expect([name, texts.length <= 1]).toEqual([name, true]);
    }
  });
});

/** What draws the bands of all designs, in one part: a page has a dozen kinds of them, and any may be next. */
const DESIGNS_KB = 26.5;
/** The designed pages: most of it styles, and drawings that stand in the page. */
const HEAVIEST_KB = 34.5;
