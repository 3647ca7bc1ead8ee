import type { CollectionDefinition } from '../definition';

export const caseStudy = {
  key: 'caseStudy',
  list: 'caseStudies',
  byType: 'caseStudiesByType',
  pages: { items: '/case-study', list: '/resources/case-studies', categories: true },
  one: 'case study',
  many: 'case studies',
  searchKind: 'Case study',
} as const satisfies CollectionDefinition;
