import { createElement } from 'react';
import { items } from '@corporate-website/contract/items';
import { serviceOf } from '../../site/services';
import { articleFacts, defineLive, teaserFacts } from '../live';
import type { StudyFacts } from './detail';
import type { CaseTeaserData } from './teaser';

export const live = defineLive({
  item: items.CaseStudy,
  teaser: (item, built: CaseTeaserData | undefined): CaseTeaserData => ({
    ...teaserFacts('caseStudy', item, built),
    slug: item.slug,
    category: item.category ?? null,
    client_name: item.client_name ?? null,
    industry: item.industry ?? null,
    service: serviceOf(item.type) ?? null,
    results: item.results ?? [],
    image: built?.image ?? null,
  }),
  facts: (item, path): StudyFacts => {
    const { category, client_name, industry, technologies, type, results } = item.fields;
    return {
      ...articleFacts(item, path),
      category: category ?? null,
      client_name: client_name ?? null,
      industry: industry ?? null,
      technologies: technologies ?? [],
      challenge_html: item.html('challenge'),
      solution_html: item.html('solution'),
      service: serviceOf(type) ?? null,
      results: results ?? [],
    };
  },
  detail: async () =>
    (await import(/* webpackChunkName: 'looked-up-case-study' */ './looked-up')).LookedUpStudy,
  card: async (study) =>
    createElement((await import(/* webpackChunkName: 'case-study-card' */ './teaser')).CaseRow, {
      study,
      headingLevel: 'h3',
    }),
});
