import { expect, it } from '@jest/globals';
import { itemChanges, MOST_WORDS } from '../../../pipeline/reports/item-changes';
import type { SnapshotItem } from '../../../src/pull/snapshot/types';

const item = (id: string, fields: object, html = '<p>Text.</p>'): SnapshotItem => ({
  id,
  slug: `post-${id}`,
  position: 0,
  fields: { title: `Post ${id}`, ...fields },
  rich: {
    content: { html, words: 1, minutes: 1, headings: [], pictures: [], excerpt: '' } as never,
  },
  digest: JSON.stringify([fields, html]),
});

it('tells which items are new, changed and gone, and in which fields', () => {
  const before = { post: [item('1', {}), item('2', { category: 'Cloud' }), item('3', {})] };
  const after = {
    post: [item('1', {}), item('2', { category: 'Data' }, '<p>Other text.</p>'), item('4', {})],
  };
  const { added, changed, removed } = itemChanges(before, after);
  expect(added).toEqual([
    { collection: 'post', id: '4', slug: 'post-4', title: 'Post 4', path: '/blog/post-4' },
  ]);
  expect(removed.map(({ id }) => id)).toEqual(['3']);
  expect(changed.map(({ id, fields }) => [id, fields.map(({ field }) => field)])).toEqual([
    ['2', ['category', 'content']],
  ]);
});

it('says what has changed where no word has', () => {
  const otherOf = (before: string, after: string) =>
    itemChanges({ post: [item('1', {}, before)] }, { post: [item('1', {}, after)] }).changed[0]
      ?.fields[0]?.other;
  expect(otherOf('<a href="/a">x</a>', '<a href="/b">x</a>')).toBe(
    'The words are the same; the text no longer leads to or shows /a, now leads to or shows /b.',
  );
  expect(otherOf('<p>x</p>', '<p><strong>x</strong></p>')).toMatch(/emphasis have changed/);
});

it('says that another picture is under an address, and does not show the mark of its bytes', () => {
  const at = (mark: string) => ({
    post: [item('1', { image_cdn: `https://media.example/p.jpg#bytes=${mark.repeat(16)}` })],
  });
  expect(itemChanges(at('a'), at('b')).changed[0]?.fields).toEqual([
    { field: 'image_cdn', words: [], other: 'Another picture or file is under the same address.' },
  ]);
  const moved = { post: [item('1', { image_cdn: 'https://media.example/q.jpg' })] };
  expect(JSON.stringify(itemChanges(at('a'), moved))).not.toContain('bytes=');
});

it('leaves out what only follows a change, and reads lists and objects as lines', () => {
  const one = {
    post: [item('1', { updated_at: '2026', tags: ['a', 'b'], author: { name: 'x' } })],
  };
  const other = {
    post: [item('1', { updated_at: '2027', tags: ['a', 'c'], author: { name: 'y' } })],
  };
  const { changed } = itemChanges(one, other);
  expect(changed[0]?.fields.map(({ field }) => field)).toEqual(['tags', 'author']);
});

it('names the others alone where very many have changed, and none that only has another date', () => {
  const many = (text: string, at: string) => ({
    post: Array.from({ length: 200 }, (_, n) =>
      item(String(n), { updated_at: at }, n === 150 ? '<p>x</p>' : `<p>${text}</p>`),
    ),
  });
  const { changed } = itemChanges(many('old', '2026'), many('new', '2027'));
  expect(changed).toHaveLength(199);
  expect(changed.filter(({ fields }) => fields.length > 0)).toHaveLength(MOST_WORDS);
});
