/** Relations of the company's own pages. */
import { serviceOf } from '../../site/services';
import { toMany, toOne } from '../../data-layer/relations';

type Source = Readonly<Record<string, unknown>>;

/** For `createResolvers`. */
export const contentResolvers = {
  ServicePage: {
    service: {
      resolve: ({ service }: Source) => serviceOf(typeof service === 'string' ? service : null),
    },
    parent_page: toOne('parent_page_id', 'ServicePage'),
    sub_pages: toMany('sub_page_ids', 'ServicePage'),
    siblings: toMany('sibling_ids', 'ServicePage'),
    case_studies: toMany('case_study_ids', 'CaseStudy'),
    testimonials: toMany('testimonial_ids', 'Testimonial'),
  },
  CorporatePage: {
    parent_page: toOne('parent_page_id', 'CorporatePage'),
    sub_pages: toMany('sub_page_ids', 'CorporatePage'),
  },
};
