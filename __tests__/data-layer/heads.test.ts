import { describe, expect, it } from '@jest/globals';
import { headCandidate, uniqueHeads, type HeadCandidate } from '../../src/data-layer/heads';

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
