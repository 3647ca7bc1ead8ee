import type { CollectionDefinition } from '../definition';

export const post = {
  key: 'post',
  list: 'posts',
  byCategory: true,
  pages: { items: '/blog', list: '/resources/blogs', categories: true, feed: true },
  one: 'post',
  many: 'posts',
  searchKind: 'Blog',
} as const satisfies CollectionDefinition;
