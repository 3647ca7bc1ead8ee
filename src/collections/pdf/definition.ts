import type { CollectionDefinition } from '../definition';

export const pdf = {
  key: 'pdf',
  label: 'PDFs',
  item: 'Pdf',
  list: 'pdfs',
  listedOn: '/resources/downloads',
  one: 'document',
  many: 'documents',
  searchKind: 'Download',
} as const satisfies CollectionDefinition;
