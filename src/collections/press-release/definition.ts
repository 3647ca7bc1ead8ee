import type { CollectionDefinition } from '../definition';

export const pressRelease = {
  key: 'pressRelease',
  list: 'pressReleases',
  pages: {
    items: '/press-release',
    list: '/resources/press-release',
    categories: true,
    feed: true,
  },
  one: 'announcement',
  many: 'announcements',
  searchKind: 'News',
  failure: 'wentWrong',
  saysFailure: true,
} as const satisfies CollectionDefinition;
