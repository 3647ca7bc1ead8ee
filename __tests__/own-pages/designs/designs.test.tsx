/** Every page of the real copy, in the design that it names. axe sees each design in a browser: `kinds-of-pages`. */
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { designs as namesInCopy } from '../../../src/own-pages/build/page-kinds';
import type { PageBandData } from '../../../src/own-pages/bands/drawing-types';
import type { BandOf } from '../../../src/own-pages/designs/design-page';
import { DesignedPage } from '../../../src/own-pages/designs/designed-page';
import { designs as sharedDesigns, designOf } from '../../../src/own-pages/designs/designs';
import { studyOf } from '../../../src/own-pages/designs/proof-band';
import { product } from '../../../src/own-pages/designs/product/product';
import { overview } from '../../../src/own-pages/designs/roots/overview';
import { tools } from '../../../src/own-pages/designs/tools/tools';
import { designPages } from '../../support/design-pages';
const isResults = (band: PageBandData): band is BandOf<'ResultsBand'> =>
  band.__typename === 'ResultsBand';

/** Drawn by templates of their own. */
const apart = { overview, product, ...tools };
const designs = { ...apart, ...sharedDesigns };
const ownDesign = ({ design }: (typeof designPages)[number]) =>
  design in apart ? apart[design as keyof typeof apart] : designOf(design);

const pages = designPages.map((page) => [page.path, page] as const);
const oneOfEach = Object.keys(designs).flatMap((name) => {
  const page = designPages.find(({ design }) => design === name);
  return page ? [[name, page] as const] : [];
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it('knows the designs that the copy may name, and no other', () => {
  expect(Object.keys(designs).sort()).toEqual([...namesInCopy].sort());
  expect(designOf('of-a-later-version')).toBe(sharedDesigns.company);
});

it('has a page for each design, and none on more than a third of the pages', () => {
  expect(oneOfEach.map(([name]) => name)).toEqual(Object.keys(designs));
  for (const name of Object.keys(designs)) {
    const used = designPages.filter(({ design }) => design === name).length;
    expect(used).toBeLessThanOrEqual(designPages.length / 3);
  }
});

/** A page by itself: with the styles of all pages before it, each look at a style takes jsdom longer. */
function renderAlone(page: (typeof designPages)[number]) {
  const cache = createCache({ key: 'css' });
  alone.push(cache);
  return render(
    <CacheProvider value={cache}>
      <DesignedPage page={page} design={ownDesign(page)} />
    </CacheProvider>,
  );
}

const drawn = new Map<string, HTMLElement>();
/** Its elements: each page is rendered once for all tests that read it. */
function elementsOf(page: (typeof designPages)[number]): HTMLElement {
  const known = drawn.get(page.path);
  if (known) return known;
  const { container, unmount } = renderAlone(page);
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  drawn.set(page.path, copy);
  return copy;
}
let alone: EmotionCache[] = [];
afterEach(() => {
  for (const cache of alone) cache.sheet.flush();
  alone = [];
});

function expectNoQuoteBetweenRaised(container: HTMLElement) {
  for (const quote of container.querySelectorAll('[data-ground="raised"] figure > blockquote')) {
    const next = quote.closest('section')?.nextElementSibling;
    expect(next?.getAttribute('data-ground')).not.toBe('raised');
  }
}

describe.each(pages)('%s', (_, page) => {
  it('has one first heading, each band and its closing words, no two raised grounds in a row', () => {
    // Roles of a whole page take jsdom seconds to work out; elements say the same here.
    const container = elementsOf(page);
    const headings = (level: 'h1' | 'h2') =>
      [...container.querySelectorAll(level)].map((each) => each.textContent ?? '');
    expect(headings('h1').map(plain)).toEqual([plain(page.hero.heading)]);
    for (const band of page.bands) {
      if ('heading' in band) {
        expect(headings('h2').filter((each) => each === band.heading)).toHaveLength(1);
      } else expect(container).toHaveTextContent(plain(band.text));
    }
    if (page.contact) expect(headings('h2').at(-1)).toBe(page.contact.heading);

    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...container.querySelectorAll('a[href^="#"]')].map((each) =>
      decodeURIComponent(each.getAttribute('href')?.slice(1) ?? ''),
    );
    for (const target of targets) expect(ids).toContain(target);
    expectNoQuoteBetweenRaised(container);
  });
});

describe.each(oneOfEach)('the design %s', (_, page) => {
  it('shows all of a service’s case studies and its testimonials apart from each other', () => {
    const { container } = render(<DesignedPage page={page} design={ownDesign(page)} />);
    for (const { path } of page.case_studies) {
      expect(container.querySelectorAll(`a[href="${path}"]`)).not.toHaveLength(0);
    }
    const quotes = [...container.querySelectorAll('figure:has(blockquote)')];
    const sections = quotes.map((quote) => quote.closest('section'));
    for (const [index, section] of sections.entries()) {
      expect(
        section?.nextElementSibling === sections[index + 1] && sections[index + 1],
      ).toBeFalsy();
    }
  });
});

it('says above each heading whose page it is, unless the heading does', () => {
  for (const page of designPages.filter(({ design }) => design !== 'overview')) {
    const { title, hero } = page;
    const above = [...elementsOf(page).querySelectorAll('p:has(~ h1), p:has(~ * h1)')];
    expect([title, above.filter(({ textContent }) => textContent === title).length]).toEqual([
      title,
      hero.heading.toLowerCase().includes(title.toLowerCase()) ? 0 : 1,
    ]);
  }
});

it('draws an architecture once, with its words, below the head of its page', () => {
  for (const page of designPages.filter(({ design }) => design === 'architecture')) {
    const container = elementsOf(page);
    const drawings = [...container.querySelectorAll('figure:has(> div > svg[role="img"])')];
    expect([page.path, drawings.length]).toEqual([page.path, 1]);
    expect(drawings[0]?.closest('section')).toBe(container.querySelector('section:has(h2)'));
  }
});

describe('a result', () => {
  const result = (value: string, basis: string) => ({ value, label: 'of cloth', basis });
  const study = (path: string, client: string | null, ...values: string[]) =>
    ({
      ...{ path, title: path, client_name: client },
      results: values.map((value) => ({ value, label: '' })),
    }) as never;
  const pathOf = (...given: Parameters<typeof studyOf>) => studyOf(...given)?.path ?? null;

  it('is from the study whose client it names; of two such, from the one that has its figure', () => {
    const studies = [study('/a', 'Mill', '1'), study('/b', 'Mill', '2'), study('/c', 'Wharf')];
    expect(pathOf(result('2', 'Mill, one year'), studies)).toBe('/b');
    expect(pathOf(result('9', 'Mill, one year'), studies)).toBeNull();
    expect(pathOf(result('9', 'The median at Wharf'), studies)).toBe('/c');
    expect(pathOf(result('1', 'Nine firms'), studies)).toBeNull();
    expect(pathOf(result('9', 'Wharfingers, one year'), studies)).toBeNull();
    expect(pathOf(result('1', 'Nine firms'), [study('/d', null, '1')])).toBeNull();
  });

  it('or a quote links to its study, which is then in no list', () => {
    const [page] = designPages.filter(({ path }) => path === '/services/cloud');
    const [item] = page?.bands.flatMap((band) => (isResults(band) ? band.items : [])) ?? [];
    if (!page || !item) throw new Error('has no results');
    const [client = ''] = item.basis.split(',');
    const quoted = { path: '/case-study/c', title: 'Quoted' };
    const studies = [
      study('/case-study/a', client, item.value),
      study('/case-study/b', 'Wharf'),
      study(quoted.path, 'Dock'),
    ];
    const testimonials = page.testimonials
      .slice(0, 1)
      .map((each) => ({ ...each, case_study: quoted }));
    expect(testimonials).toHaveLength(1);
    const { container } = renderAlone({ ...page, case_studies: studies, testimonials });
    expect(container.querySelectorAll('dd a[href="/case-study/a"]')).toHaveLength(1);
    expect(container.querySelectorAll('li a[href^="/case-study/"]')).toHaveLength(1);
    expect(container.querySelector('li a[href="/case-study/b"]')).not.toBeNull();
  });
});

it('tells each result once, at the beginning or as proof', () => {
  const told = designPages.filter(({ service, bands }) => service && bands.some(isResults));
  expect(told.length).toBeGreaterThan(20);
  for (const page of told) {
    const container = elementsOf(page);
    const words = [...container.querySelectorAll('dt, figcaption > span')].map(
      ({ textContent }) => textContent,
    );
    for (const { label, value } of page.bands.flatMap((band) =>
      isResults(band) ? band.items : [],
    )) {
      const isDrawn = page.hero.figure?.result === value;
      expect([page.path, label, words.filter((each) => each === label).length]).toEqual([
        page.path,
        label,
        isDrawn ? 0 : 1,
      ]);
    }
  }
});

it('lists what a part of a service’s page has, for its long bands', () => {
  const parts = designPages.filter(({ design, service }) => service && design !== 'overview');
  expect(parts.length).toBeGreaterThan(20);
  for (const page of parts) {
    const container = elementsOf(page);
    const [row, rail] = [...container.querySelectorAll('nav[aria-label="On this page"]')].map(
      (nav) => [...nav.querySelectorAll('a')],
    );
    expect(rail?.map(({ textContent }) => textContent)).toEqual(
      page.bands.flatMap((band) => ('heading' in band ? [band.heading] : [])),
    );
    // The same places, each in short, no two by one name.
    expect(row?.map(({ hash }) => hash)).toEqual(rail?.map(({ hash }) => hash));
    expect(new Set(row?.map(({ textContent }) => textContent)).size).toBe(rail?.length);
    const long = row?.map(({ textContent }) => textContent).filter((text) => text.length > 24);
    expect([page.path, long]).toEqual([page.path, []]);
  }
});

it('lists each other page of the service once', () => {
  for (const page of designPages.filter(({ siblings }) => siblings.length > 0)) {
    const container = elementsOf(page);
    for (const { path } of page.siblings) {
      expect([
        page.path,
        path,
        container.querySelectorAll(`li > a[href="${path}"]`).length,
      ]).toEqual([page.path, path, 1]);
    }
  }
});

it('leads to the contact page about it where the copy asks for nothing of its own', () => {
  const page = designPages.find(({ path }) => path === '/services/cloud');
  if (!page) throw new Error('The copy has no page on cloud.');
  render(
    <DesignedPage page={{ ...page, hero: { ...page.hero, action: null } }} design={overview} />,
  );
  const links = screen.getAllByRole('link', { name: 'Ask about Cloud' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/contact/about/services/cloud');
  }
});

it('closes with a message to us, even where the page asks for something else first', () => {
  const page = designPages.find(({ path }) => path === '/corporate-overview/security');
  if (!page) throw new Error('The copy has no page on security.');
  const action = { label: 'Report a flaw', href: 'mailto:security@example.com' };
  render(
    <DesignedPage page={{ ...page, hero: { ...page.hero, action } }} design={ownDesign(page)} />,
  );
  const closing = screen.getByRole('region', { name: page.contact?.heading ?? '' });
  expect(within(closing).getByRole('link', { name: page.contact?.label ?? '' })).toHaveAttribute(
    'href',
    '/contact/about/corporate-overview/security',
  );
});
