import { expect, it } from '@jest/globals';
import { contentNodes } from '../../../src/own-pages/build/nodes';
import type { ContentPage } from '../../../src/own-pages/build/read-all';

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

it('lists the pages below one as its copy does, then those that it does not name', () => {
  const root = page('cloud');
  root.fields['bands'] = [{ links: [{ href: '/services/cloud/zz-new' }] }];
  const below = [page('cloud/cloud-migration-solutions'), page('cloud/zz-new')];
  expect(nodes([root, ...below]).get('ServicePage:cloud')?.data['sub_page_ids']).toEqual([
    'ServicePage:cloud/zz-new',
    'ServicePage:cloud/cloud-migration-solutions',
  ]);
});

it('says of a page where it is listed what its copy says for that, else the first sentence of its lead', () => {
  const hero = { lead: 'Two trades. And a third.' };
  const [plain, told] = [page('cloud'), page('cloud/a')];
  Object.assign(plain.fields, { hero });
  Object.assign(told.fields, { hero, teaser: 'What it is about.' });
  const made = nodes([plain, told]);
  expect(made.get('ServicePage:cloud')?.data['teaser']).toBe('Two trades.');
  expect(made.get('ServicePage:cloud/a')?.data['teaser']).toBe('What it is about.');
});

it('keeps ids of items for names of them', () => {
  const named = page('cloud');
  named.fields['testimonials'] = ['said-2'];
  const said = (key: string) => ({ id: `Testimonial:${key}`, key, service: 'cloud', words: '' });
  const data = nodes([named], { testimonials: [said('said-1'), said('said-2')] }).get(
    'ServicePage:cloud',
  )?.data;
  expect(data).toMatchObject({ testimonial_ids: ['Testimonial:said-2'], case_study_ids: [] });
  expect(data).not.toHaveProperty('testimonials');
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
