import type { CollectionDefinition } from '../definition';

export const pdf = {
  key: 'pdf',
  list: 'pdfs',
  listedOn: '/resources/downloads',
  one: 'document',
  many: 'documents',
  searchKind: 'Download',
} as const satisfies CollectionDefinition;
