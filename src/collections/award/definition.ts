import type { CollectionDefinition } from '../definition';

export const award = {
  key: 'award',
  label: 'Awards',
  item: 'Award',
  list: 'awards',
  listedOn: '/resources/awards',
  one: 'award',
  many: 'awards',
  searchKind: 'Award',
} as const satisfies CollectionDefinition;
