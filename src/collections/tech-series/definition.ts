import type { CollectionDefinition } from '../definition';

export const techSeries = {
  key: 'techSeries',
  list: 'techSeries',
  listedOn: '/resources/global-tech-series',
  one: 'event',
  many: 'events',
  searchKind: 'Event',
} as const satisfies CollectionDefinition;
