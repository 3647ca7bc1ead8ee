/** The eight services as a whole: a picture and a composition for each, drawn from the page's own numbers. */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  amountsOf,
  describeFigure,
  figureKinds,
  figureShapes,
  type HeroFigure,
} from '../../../src/own-pages/hero-figure';
import { SERVICE_KEYS } from '../../../src/cloth/weaving/weaves';
import { DesignedPage } from '../../../src/own-pages/designs/designed-page';
import { stripesOf, sumOf } from '../../../src/own-pages/designs/roots/merging-hero';
import { overview, withEveryPage } from '../../../src/own-pages/designs/roots/overview';
import { RootHero } from '../../../src/own-pages/designs/roots/root-hero';
import { axe } from '../../support/axe';
import { numbersOf } from '../../support/computed-style';
import { designPages } from '../../support/design-pages';

const roots = designPages.filter(({ design }) => design === 'overview');
const numbersIn = (text: string): string[] => text.match(/\d[\d.,]*(?<![.,])/g) ?? [];
const figureOf = (page: (typeof roots)[number]) => page.hero.figure as HeroFigure;
const rootOf = (kind: HeroFigure['kind']) => {
  const page = roots.find((each) => figureOf(each).kind === kind);
  if (!page) throw new Error(`No service is drawn as ${kind}.`);
  return page;
};
const drawn = (kind: HeroFigure['kind']) => {
  const page = rootOf(kind);
  return { ...render(<RootHero page={page} />), figure: figureOf(page) };
};

it('says above each heading whose it is', () => {
  for (const page of roots) {
    const { container, unmount } = render(<RootHero page={page} />);
    const [name, heading] = container.querySelector('hgroup')?.children ?? [];
    expect([name?.textContent, heading?.textContent]).toEqual([
      page.service?.name,
      page.hero.heading,
    ]);
    unmount();
  }
});

it('gives each service a picture of its own', () => {
  expect(roots.map(({ service }) => service?.key).sort()).toEqual([...SERVICE_KEYS].sort());
  const ofRoots = figureKinds.filter((kind) => figureShapes[kind].designs.includes('overview'));
  expect(roots.map((page) => figureOf(page).kind).sort()).toEqual(ofRoots.sort());
});

describe.each(roots.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const figure = figureOf(page);

  it('says in words every thread that it draws, and shows the caption', () => {
    render(<RootHero page={page} />);
    const image = screen.getByRole('img');
    const said = image.getAttribute('aria-label') ?? '';
    expect(said).toBe(describeFigure(figure));
    for (const { name, cells } of figure.rows) {
      for (const part of [name, ...cells, ...figure.columns]) expect(said).toContain(part);
    }
    expect(screen.getByRole('figure')).toHaveTextContent(
      figure.caption.trim().replaceAll('\u00a0', ' '),
    );
  });

  it('names the result whose numbers it draws', () => {
    const cells = figure.rows.flatMap((row) => row.cells);
    const sum = figure.kind === 'merging' ? [sumOf(cells)] : [];
    const said = numbersIn([figure.caption, ...cells, ...sum].join(' '));
    const results = page.bands.flatMap((band) =>
      band.__typename === 'ResultsBand' ? band.items : [],
    );
    const told = results.filter(({ value }) =>
      numbersIn(value).every((number) => said.includes(number)),
    );
    expect(told.map(({ value }) => value)).toEqual([figure.result ?? []].flat());
  });

  it('breaks no rule of axe', async () => {
    const { container } = render(<RootHero page={page} />);
    expect(await axe(container)).toEqual([]);
  });

  it('lists each page below it once', () => {
    const { container } = render(<DesignedPage page={page} design={overview} />);
    for (const { path } of page.sub_pages) {
      expect([path, container.querySelectorAll(`a[href="${path}"]`).length]).toEqual([path, 1]);
    }
  });
});

it('lists a page below it that the copy does not name, last and in its own words', () => {
  const [page] = roots.filter(({ sub_pages: below }) => below.length > 0);
  if (!page) throw new Error('No service has pages below it.');
  const added = {
    path: `${page.path}/new`,
    trail: [{ name: 'Brand new' }],
    teaser: 'It is new.',
  };
  const { container } = render(
    <DesignedPage page={{ ...page, sub_pages: [...page.sub_pages, added] }} design={overview} />,
  );
  const links = container.querySelectorAll(`a[href="${added.path}"]`);
  expect([...links].map((link) => link.textContent)).toEqual(['Brand newIt is new.']);
  expect(withEveryPage(page)).toBe(page);
});

describe('what is drawn agrees with its table', () => {
  it('leaves a thread out for each missing entry, and for no other', () => {
    const { container, figure } = drawn('ledgers');
    const holes = [...container.querySelectorAll('path[stroke-dasharray]')]
      .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
      .reduce((sum, each) => sum + each, 0);
    const missing = figure.rows.flatMap(({ cells }) =>
      cells.filter((cell) => cell === figure.mark),
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(holes).toBe(missing.length);
  });

  it('makes stripes as wide as their amounts', () => {
    const stripes = stripesOf([9, 6, 5, 3]);
    expect(stripes.map(({ width }) => width)).toEqual([180, 120, 100, 60]);
    // Below the reed each begins where the one before it ends.
    for (const [at, { width, below }] of stripes.slice(0, -1).entries())
      expect(stripes[at + 1]?.below).toBe(below + width);
    expect(
      stripesOf([1000, 1])
        .map(({ width }) => width)
        .at(-1),
    ).toBeGreaterThan(0);
    expect(sumOf(['0.9', '0.6', '0.5', '0.3'])).toBe('2.3');
  });

  it('figures the jobs that software was built for, and no others', () => {
    const { container, figure } = drawn('fitted');
    const [undyed, figured] = [...container.querySelectorAll('[data-figured]')];
    const jobsOf = (done: boolean) =>
      figure.rows
        .filter(({ cells }) => (cells[0] === figure.mark) === done)
        .map(({ name }) => name);
    const shown = (group?: Element) =>
      [...(group?.querySelectorAll('span') ?? [])].flatMap(({ textContent }) => textContent || []);
    expect(shown(undyed)).toEqual(jobsOf(false));
    expect(shown(figured)).toEqual(jobsOf(true));
    expect([undyed, figured].map((group) => group?.querySelectorAll('svg').length)).toEqual([
      0,
      jobsOf(true).length,
    ]);
  });

  it('draws threads out as far as their amounts', () => {
    const { container, figure } = drawn('way-out');
    const shares = numbersOf(container, '--share');
    const amounts = amountsOf(figure);
    const longest = Math.max(...amounts);
    expect(shares).toEqual(amounts.map((each) => expect.closeTo(each / longest, 2)));
  });

  it('has one rib of herringbone for each day', () => {
    const { container, figure } = drawn('timeline');
    const ribs = [...container.querySelectorAll('[data-figure] svg')].map(
      (svg) => Number(svg.getAttribute('viewBox')?.split(' ')[2]) / (8 * 8),
    );
    expect(ribs).toEqual(amountsOf(figure));
  });

  it('strings a loom for parts as high as their amounts, and weaves those that are marked', () => {
    const { container, figure } = drawn('loom');
    const amounts = amountsOf(figure);
    const whole = amounts.reduce((sum, each) => sum + each, 0);
    expect(numbersOf(container, '--share')).toEqual(
      amounts.map((each) => expect.closeTo(each / whole, 2)),
    );
    const woven = [...container.querySelectorAll('[data-figure] pattern:not(:has([fill="none"]))')];
    expect(woven).toHaveLength(figure.rows.filter(({ cells }) => cells.includes('rebuilt')).length);
  });
});
