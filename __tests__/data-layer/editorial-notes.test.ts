import { expect, it } from '@jest/globals';
import { noteResolvers } from '../../src/data-layer/editorial-notes';
import type { EditorialNote } from '../../src/editorial/build/note';

const note = (id: string, rule: EditorialNote['rule'], level: EditorialNote['level']) => ({
  collection: 'post' as const,
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  path: `/blog/post-${id}`,
  rule,
  level,
  message: 'It could be better.',
});

/** Resolvers over three notes, and how often these were worked out. */
function made() {
  const collected = { times: 0 };
  const resolvers = noteResolvers(() => {
    collected.times += 1;
    return Promise.resolve([
      note('1', 'no-picture', 'advice'),
      note('1', 'dead-link', 'warning'),
      note('2', 'no-picture', 'advice'),
    ]);
  });
  return { collected, ...resolvers };
}

it('works nothing out until somebody asks, and then once', async () => {
  const { collected, ofItem, list } = made();
  expect(collected.times).toBe(0);
  await Promise.all([list.resolve(null, {}), ofItem('post').resolve({ api_id: '1' })]);
  await ofItem('post').resolve({ api_id: '2' });
  expect(collected.times).toBe(1);
});

it('gives an item its own, and the list those of a rule and a level', async () => {
  const { ofItem, list } = made();
  const rulesOf = (notes: readonly { rule: string; api_id: string }[]) =>
    notes.map(({ rule, api_id }) => `${api_id} ${rule}`);
  expect(rulesOf(await ofItem('post').resolve({ api_id: '1' }))).toEqual([
    '1 no-picture',
    '1 dead-link',
  ]);
  expect(await ofItem('job').resolve({ api_id: '1' })).toEqual([]);
  expect(rulesOf(await list.resolve(null, { level: 'warning' }))).toEqual(['1 dead-link']);
  expect(rulesOf(await list.resolve(null, { rule: 'no-picture' }))).toEqual([
    '1 no-picture',
    '2 no-picture',
  ]);
});

it('leads from a note to its item', async () => {
  const asked: object[] = [];
  const { list, note: fields } = made();
  const [first] = await list.resolve(null, {});
  if (!first) throw new Error('There is no note.');
  const findOne = (query: object) => {
    asked.push(query);
    return Promise.resolve({ id: 'of Gatsby' });
  };
  expect(await fields.item.resolve(first, {}, { nodeModel: { findOne } })).toEqual({
    id: 'of Gatsby',
  });
  expect(asked).toEqual([{ type: 'BlogPost', query: { filter: { api_id: { eq: '1' } } } }]);
});
