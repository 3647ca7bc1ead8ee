import type { CollectionDefinition } from '../definition';

export const award = {
  key: 'award',
  list: 'awards',
  listedOn: '/resources/awards',
  one: 'award',
  many: 'awards',
  searchKind: 'Award',
} as const satisfies CollectionDefinition;
