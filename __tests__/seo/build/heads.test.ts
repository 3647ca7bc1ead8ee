import { describe, expect, it } from '@jest/globals';
import { headCandidate, uniqueHeads, type HeadCandidate } from '../../../src/seo/build/heads';
import { DESCRIPTION_LENGTH } from '../../../src/seo/head-limits';
import { shorten } from '../../../src/lib/shorten';
import { growth } from '../../support/growth';

const none: { titles: string[]; descriptions: string[] } = { titles: [], descriptions: [] };

const candidate = (id: string, more: Partial<HeadCandidate> = {}): HeadCandidate => ({
  id,
  title: `Title ${id}`,
  description: `Words about ${id}.`,
  marks: ['3 May 2026', 'Engineering', 'Blog posts'],
  ...more,
});

const titles = (candidates: readonly HeadCandidate[], taken = none) =>
  [...uniqueHeads(candidates, taken).values()].map(({ title }) => title);

describe('titles', () => {
  it('stay as they are where they are unique', () => {
    expect(titles([candidate('1'), candidate('2')])).toEqual(['Title 1', 'Title 2']);
  });

  it('are told apart by their dates', () => {
    const twins = [
      candidate('1', { title: 'Month in review', marks: ['1 May 2026', 'A'] }),
      candidate('2', { title: 'Month in  Review', marks: ['1 June 2026', 'A'] }),
    ];
    expect(titles(twins)).toEqual(['Month in review, 1 May 2026', 'Month in  Review, 1 June 2026']);
  });

  it('are told apart by category or number where the day is the same', () => {
    const day = '1 May 2026';
    const some = [
      candidate('1', { title: 'Same', marks: [day, 'A'] }),
      candidate('2', { title: 'Same', marks: [day, 'B'] }),
    ];
    expect(titles(some)).toEqual(['Same, 1 May 2026, A', 'Same, 1 May 2026, B']);
    const alike = some.map((each) => ({ ...each, marks: [day] }));
    expect(titles(alike)).toEqual(['Same, 1 May 2026, no. 1', 'Same, 1 May 2026, no. 2']);
    const bare = some.map((each) => ({ ...each, marks: [] }));
    expect(new Set(titles(bare)).size).toBe(2);
  });

  it('are not those of other pages', () => {
    const taken = { titles: ['Careers'], descriptions: [] };
    expect(titles([candidate('1', { title: 'careers' })], taken)).toEqual(['careers, 3 May 2026']);
  });
});

describe('whatever an author writes', () => {
  const date = '3 May 2026';
  const update = (id: string, title: string, marks: string[], description = `Words on ${id}.`) =>
    candidate(id, { title, marks, description });
  const cases: Record<string, HeadCandidate[]> = {
    'a title that is another’s with its date': [
      update('1', 'Update', [date, 'A']),
      update('2', 'Update', ['4 May 2026', 'A']),
      update('3', `Update, ${date}`, ['9 May 2026', 'B']),
    ],
    'one that is another’s with all its marks and a number': [
      update('1', 'Update', [date]),
      update('2', 'Update', [date]),
      update('3', `Update, ${date}`, [date]),
      update('4', `Update, ${date}, no. 1`, []),
      update('5', `update, ${date}, No. 2`, []),
    ],
    'marks that meet halfway': [
      update('1', 'A', ['B', 'C, D']),
      update('2', 'A', ['B, C', 'D']),
      update('3', 'A, B', ['C', 'D']),
      update('4', 'A, B', ['C, D']),
      update('5', 'A', ['B', 'C, D']),
    ],
    'long words that are the same until they are cut': Array.from({ length: 4 }, (_, index) =>
      update(String(index), 'The same title again and again '.repeat(9), [date], 'The same words.'),
    ),
    'nothing at all': Array.from({ length: 3 }, (_, index) => update(String(index), '', [], '')),
  };
  const shown = ({ title, description }: { title: string; description: string }) => [
    title.toLowerCase(),
    shorten(description, DESCRIPTION_LENGTH).toLowerCase(),
  ];

  it.each(Object.entries(cases))('no two heads are the same: %s', (_what, candidates) => {
    const taken = { titles: ['A, B, C, D'], descriptions: ['No. 1: the same words.'] };
    const heads = [...uniqueHeads(candidates, taken).values()].map(shown);
    for (const part of [0, 1]) {
      const texts = heads.map((head) => head[part]);
      expect(new Set(texts).size).toBe(candidates.length);
      expect(texts).not.toContain('');
      expect(texts).not.toContain('a, b, c, d');
    }
  });

  it.each(Object.entries(cases))('heads are the same in any order: %s', (_what, candidates) => {
    const sorted = (some: readonly HeadCandidate[]) =>
      [...uniqueHeads(some, none)].sort(([a], [b]) => (a < b ? -1 : 1));
    const [first, ...others] = candidates;
    expect(sorted(candidates.toReversed())).toEqual(sorted(candidates));
    expect(sorted([...others, ...(first ? [first] : [])])).toEqual(sorted(candidates));
  });

  it('leaves a title in its own words where another only comes to be called so', () => {
    expect(titles(cases['a title that is another’s with its date'] ?? [])).toEqual([
      `Update, ${date}, A`,
      'Update, 4 May 2026',
      `Update, ${date}`,
    ]);
  });

  it('numbers four times as many of one title in about four times the time', () => {
    const all = Array.from({ length: 8_000 }, (_, index) => update(String(index), 'x', [date]));
    expect(new Set(titles(all)).size).toBe(all.length);
    expect(growth((size) => titles(all.slice(0, size)), 2_000)).toBeLessThan(9);
  });
});

it('tells descriptions apart that are the same as far as they are shown', () => {
  const long = 'The same words again and again '.repeat(10);
  const heads = uniqueHeads(
    [
      candidate('1', { description: `${long} one` }),
      candidate('2', { description: `${long} two` }),
      candidate('3', { description: '' }),
    ],
    none,
  );
  expect(heads.get('1')?.description).toMatch(/^Title 1: The same words/);
  expect(heads.get('2')?.description).toMatch(/^Title 2: The same words/);
  expect(heads.get('3')?.description).toBe('Title 3.');
});

it('takes an item’s own words first, and a job’s place into its title', () => {
  const source = {
    id: 'x',
    data: {
      title: 'Engineer',
      location: 'Łódź',
      short_description: '',
      published_at: '2026-05-03T10:00:00Z',
      rich: { content: { excerpt: 'From the text.' } },
    },
  };
  expect(headCandidate(source, 'Jobs')).toEqual({
    id: 'x',
    title: 'Engineer, Łódź',
    description: 'From the text.',
    marks: ['3 May 2026', 'Jobs'],
  });
  const own = {
    ...source,
    data: { ...source.data, meta_title: 'Own title', meta_description: 'Own.' },
  };
  expect(headCandidate(own, 'Jobs')).toMatchObject({ title: 'Own title', description: 'Own.' });
});
