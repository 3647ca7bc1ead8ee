import { describe, expect, it } from '@jest/globals';
import {
  bestMatches,
  candidatesOf,
  contentNodes,
  type RelatedCandidate,
} from '../../../src/data-layer/content/nodes';
import type { ContentPage } from '../../../src/data-layer/content/read-all';

const candidate = (id: string, words: string, service = 'cloud'): RelatedCandidate => ({
  id,
  service,
  words,
});

describe('the items that suit a page', () => {
  const all = [
    candidate('1', 'A bank moves its ledger'),
    candidate('2', 'Migration of a warehouse to the cloud'),
    candidate('3', 'Migration in a weekend', 'fintech'),
    candidate('4', 'Costs halved'),
  ];

  it('are of its service, those that share most words first', () => {
    expect(bestMatches('Cloud migration', 'cloud', all, 2)).toEqual(['2', '1']);
  });

  it('are fewer where there are fewer', () => {
    expect(bestMatches('Cloud migration', 'blockchain', all, 2)).toEqual([]);
  });
});

const page = (name: string, service = 'cloud'): ContentPage => ({
  kind: 'service',
  name,
  path: `/services/${name}`,
  file: `src/content/services/${name}.yaml`,
  fields: { title: name, service, meta_title: name, meta_description: name },
});

const nodes = (pages: readonly ContentPage[], related = {}) =>
  new Map(
    contentNodes(pages, { caseStudies: [], testimonials: [], ...related }, (name) => name).map(
      (node) => [node.id, node],
    ),
  );

it('links pages with those above, below and beside them, in the navigation’s order', () => {
  const made = nodes([
    page('cloud/zz-new'),
    page('cloud/devops-consulting-services'),
    page('cloud'),
    page('cloud/cloud-migration-solutions'),
    page('fintech', 'fintech'),
  ]);
  const id = (name: string) => `ServicePage:cloud/${name}`;
  expect(made.get('ServicePage:cloud')?.data).toMatchObject({
    parent_page_id: null,
    // A page that is in no menu comes last, and is linked all the same.
    sub_page_ids: [id('cloud-migration-solutions'), id('devops-consulting-services'), id('zz-new')],
    sibling_ids: [],
  });
  expect(made.get(id('zz-new'))?.data).toMatchObject({
    parent_page_id: 'ServicePage:cloud',
    sub_page_ids: [],
    sibling_ids: [id('cloud-migration-solutions'), id('devops-consulting-services')],
  });
});

it('lets the pages of a service take turns with what clients say', () => {
  const leads = (ids: readonly string[], names: readonly string[]) => {
    const testimonials = ids.map((id) => candidate(id, ''));
    const made = nodes(
      names.map((name) => page(name)),
      { testimonials },
    );
    return names.map((name) => made.get(`ServicePage:${name}`)?.data['testimonial_ids']);
  };
  const names = ['cloud', 'cloud/cloud-migration-solutions', 'cloud/devops-consulting-services'];
  expect(leads(['1', '2', '3'], names)).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', '1'],
  ]);
  // As many as each page shows, which must not mean the same on all.
  expect(leads(['1', '2'], names)).toEqual([
    ['1', '2'],
    ['2', '1'],
    ['1', '2'],
  ]);
});

it('changes a page’s digest with its copy alone', () => {
  const before = nodes([page('cloud'), page('fintech', 'fintech')]);
  const changed = page('cloud');
  changed.fields['title'] = 'Other';
  const after = nodes([changed, page('fintech', 'fintech')]);
  const digest = (made: typeof before, id: string) => made.get(id)?.digest;
  expect(digest(after, 'ServicePage:cloud')).not.toBe(digest(before, 'ServicePage:cloud'));
  expect(digest(after, 'ServicePage:fintech')).toBe(digest(before, 'ServicePage:fintech'));
});

it('tells items by their words', () => {
  const node = { id: 'x', data: { type: 'cloud', title: 'A title', tags: ['one', 'two'] } };
  expect(candidatesOf([node as never])).toEqual([
    { id: 'x', service: 'cloud', words: 'A title one two' },
  ]);
});
