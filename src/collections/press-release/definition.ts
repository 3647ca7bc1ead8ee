import type { CollectionDefinition } from '../definition';

export const pressRelease = {
  key: 'pressRelease',
  label: 'News and press releases',
  item: 'PressRelease',
  list: 'pressReleases',
  detail: 'pressRelease',
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
