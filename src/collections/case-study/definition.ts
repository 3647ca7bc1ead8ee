import type { CollectionDefinition } from '../definition';

export const caseStudy = {
  key: 'caseStudy',
  label: 'Case studies',
  item: 'CaseStudy',
  list: 'caseStudies',
  detail: 'caseStudy',
  byType: 'caseStudiesByType',
  pages: { items: '/case-study', list: '/resources/case-studies', categories: true },
  one: 'case study',
  many: 'case studies',
  searchKind: 'Case study',
} as const satisfies CollectionDefinition;
