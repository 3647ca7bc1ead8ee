import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import { readContent, type ContentPage } from '../../../src/own-pages/build/read-all';
import {
  candidatesOf,
  chooseCases,
  chooseTestimonials,
  nearestFirst,
  type RelatedCandidate,
} from '../../../src/own-pages/build/related-items';
import type { NodeData, NodeInput } from '../../../src/data-layer/nodes';

const candidate = (key: string, words = '', service = 'cloud'): RelatedCandidate => ({
  id: `node ${key}`,
  key,
  service,
  words,
});
const candidates = (count: number) =>
  Array.from({ length: count }, (_, index) => candidate(String(index + 1)));

const page = (name: string, fields: Record<string, unknown> = {}): ContentPage => ({
  kind: 'service',
  name,
  path: `/services/${name}`,
  file: `src/content/services/${name}.yaml`,
  fields: { title: name, meta_title: '', meta_description: '', service: 'cloud', ...fields },
});

/** Items that each page shows, by its name; keys without `node `. */
function shown(pages: readonly ContentPage[], all: readonly RelatedCandidate[]) {
  const choice = chooseTestimonials(pages, all);
  return Object.fromEntries(
    pages.map((each) => [each.name, choice(each).map((id) => id.replace('node ', ''))]),
  );
}

it('tells items by their words, and names them by slug or id', () => {
  const node = (data: object) => ({ id: 'x', data: { api_id: '17', type: 'cloud', ...data } });
  const study = node({ slug: 'moved', title: 'A title', tags: ['one', 'two'] });
  const said = node({ quote: 'It moved.', role: 'Head' });
  expect(candidatesOf([study, said] as unknown as NodeInput[])).toEqual([
    { id: 'x', key: 'moved', service: 'cloud', words: 'A title one two' },
    { id: 'x', key: '17', service: 'cloud', words: 'It moved. Head' },
  ]);
});

describe('nearness', () => {
  it('counts a word the less, the more items have it', () => {
    const all = [
      candidate('1', 'The cloud of a bank with a ledger'),
      candidate('2', 'The cloud with a queue'),
      candidate('3', 'Costs that were halved'),
    ];
    const keys = nearestFirst('A cloud of lower costs', all).map(({ key }) => key);
    expect(keys).toEqual(['3', '1', '2']);
  });

  it('knows a word by its stem', () => {
    const all = [candidate('1', 'A queue'), candidate('2', 'We migrated a claim')];
    expect(nearestFirst('Migration', all)[0]?.key).toBe('2');
    expect(nearestFirst('Claims', all)[0]?.key).toBe('2');
  });
});

describe('case studies', () => {
  const all = [
    candidate('ledger', 'A bank moves its ledger'),
    candidate('warehouse', 'Migration of a warehouse to the cloud'),
    candidate('other', 'Migration in a weekend', 'fintech'),
    candidate('costs', 'Costs halved'),
    candidate('rest', 'Something else'),
  ];
  const keys = (named?: string[]) =>
    chooseCases(page('Cloud migration', named ? { case_studies: named } : {}), all).map((id) =>
      id.replace('node ', ''),
    );

  it('are the nearest three of the service', () => {
    expect(keys()).toEqual(['warehouse', 'ledger', 'costs']);
  });

  it('begin with those that the copy names, of whichever service, and leave out what is not there', () => {
    expect(keys(['other', 'gone', 'costs'])).toEqual(['other', 'costs', 'warehouse']);
  });
});

describe('testimonials', () => {
  const family = ['cloud', 'cloud/a', 'cloud/b', 'cloud/c'];

  it('are those that the copy names', () => {
    const pages = [
      page('cloud', { testimonials: ['3', '1'] }),
      page('cloud/a', { testimonials: ['2'] }),
    ];
    expect(shown(pages, candidates(3))).toEqual({ cloud: ['3', '1'], 'cloud/a': ['2'] });
  });

  it('are the nearest of the service where none is named that is there', () => {
    const said = [
      candidate('first', 'They were on time'),
      candidate('bill', 'Our bill is smaller'),
      candidate('move', 'We migrated on a Sunday'),
      candidate('other', 'Cost and migration', 'fintech'),
    ];
    const pages = [
      page('cloud', { testimonials: ['gone'] }),
      page('cloud/a', { title: 'Migration' }),
      page('cloud/b', { title: 'A smaller bill' }),
    ];
    expect(shown(pages, said)).toEqual({
      cloud: ['first'],
      'cloud/a': ['move'],
      'cloud/b': ['bill'],
    });
  });

  it('leave to others what their copy names', () => {
    const pages = [page('cloud'), page('cloud/a'), page('cloud/b', { testimonials: ['1'] })];
    expect(shown(pages, candidates(3))).toEqual({
      cloud: ['2'],
      'cloud/a': ['3'],
      'cloud/b': ['1'],
    });
  });

  it.each([0, 1, 2, 3, 9])('of %i, are never the same on a page and on one below it', (count) => {
    const pages = [...family, 'cloud/a/deep', 'fintech'].map((name) => page(name));
    const all = shown(pages, candidates(count));
    for (const name of ['cloud/a', 'cloud/b', 'cloud/c', 'cloud/a/deep']) {
      const above = family.filter((each) => name.startsWith(`${each}/`));
      const seen = above.flatMap((each) => all[each] ?? []);
      expect(seen.filter((key) => all[name]?.includes(key))).toEqual([]);
    }
    expect(all['cloud']).toHaveLength(Math.min(count, 1));
  });

  it('take turns where there are fewer than pages', () => {
    const pages = family.map((name) => page(name));
    const all = shown(pages, candidates(3));
    expect(all).toEqual({
      cloud: ['1'],
      'cloud/a': ['2'],
      'cloud/b': ['3'],
      'cloud/c': [expect.stringMatching(/^[23]$/)],
    });
  });
});

describe('the copy of this site with the items of another admin API', () => {
  let pages: ContentPage[];
  beforeAll(() => {
    pages = readContent(path.resolve('src/content'), 'https://site.example').pages.filter(
      ({ kind }) => kind === 'service',
    );
  });

  it('shows something on each page, and nothing twice on a page and the one above', () => {
    const foreign = Array.from({ length: 200 }, (_, n): NodeInput => {
      const data = { api_id: String(n), quote: `What ${n} said.`, type: serviceKeys[n % 8] };
      return { id: `said ${n}`, data: data as unknown as NodeData } as NodeInput;
    });
    const choice = chooseTestimonials(pages, candidatesOf(foreign));
    for (const each of pages) {
      const own = choice(each);
      const above = pages.filter((other) => each.path.startsWith(`${other.path}/`));
      expect([each.path, own.length]).toEqual([each.path, 1]);
      expect(above.flatMap(choice).filter((id) => own.includes(id))).toEqual([]);
    }
  });
});
