import type { CollectionDefinition } from '../definition';

export const job = {
  key: 'job',
  list: 'jobs',
  pages: { items: '/corporate-overview/careers', list: '/corporate-overview/careers' },
  one: 'role',
  many: 'roles',
  searchKind: 'Job',
  failure: 'jobsNotLoaded',
} as const satisfies CollectionDefinition;
