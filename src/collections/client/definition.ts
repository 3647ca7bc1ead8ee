import type { CollectionDefinition } from '../definition';

export const client = {
  key: 'client',
  list: 'clients',
  one: 'client',
  many: 'clients',
} as const satisfies CollectionDefinition;
