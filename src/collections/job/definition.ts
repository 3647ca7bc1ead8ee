import type { CollectionDefinition } from '../definition';

export const job = {
  key: 'job',
  label: 'Jobs',
  item: 'Job',
  list: 'jobs',
  detail: 'job',
  pages: { items: '/corporate-overview/careers', list: '/corporate-overview/careers' },
  one: 'role',
  many: 'roles',
  searchKind: 'Job',
  failure: 'jobsNotLoaded',
} as const satisfies CollectionDefinition;
