import type { CollectionDefinition } from '../definition';

export const client = {
  key: 'client',
  label: 'Clients',
  item: 'Client',
  list: 'clients',
  one: 'client',
  many: 'clients',
} as const satisfies CollectionDefinition;
