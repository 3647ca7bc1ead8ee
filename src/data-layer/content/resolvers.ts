/** Relations of the company's own pages. */
import { serviceOf } from '../../lib/services';

interface Context {
  nodeModel: { getNodeById(query: { id: string; type?: string }): unknown };
}
type Source = Readonly<Record<string, unknown>>;

const many = (field: string, type: string) => ({
  resolve: (source: Source, _args: unknown, { nodeModel }: Context) =>
    ((source[field] ?? []) as string[])
      .map((id) => nodeModel.getNodeById({ id, type }))
      .filter(Boolean),
});

const one = (field: string, type: string) => ({
  resolve: (source: Source, _args: unknown, { nodeModel }: Context) =>
    typeof source[field] === 'string' ? nodeModel.getNodeById({ id: source[field], type }) : null,
});

/** For `createResolvers`. */
export const contentResolvers = {
  ServicePage: {
    service: {
      resolve: ({ service }: Source) => serviceOf(typeof service === 'string' ? service : null),
    },
    parent_page: one('parent_page_id', 'ServicePage'),
    sub_pages: many('sub_page_ids', 'ServicePage'),
    siblings: many('sibling_ids', 'ServicePage'),
    case_studies: many('case_study_ids', 'CaseStudy'),
    testimonials: many('testimonial_ids', 'Testimonial'),
  },
  CorporatePage: {
    parent_page: one('parent_page_id', 'CorporatePage'),
    sub_pages: many('sub_page_ids', 'CorporatePage'),
  },
};
