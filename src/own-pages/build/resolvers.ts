/** Relations of the company's own pages. */
import { serviceOf } from '../../site/services';
import { toMany, toOne } from '../../data-layer/relations';

type Source = Readonly<Record<string, unknown>>;

/** Keys of the leads. */
interface LeadContext {
  nodeModel: {
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

/** The leads, in their order; one that is asked for by its service alone. */
const leads = async ({ nodeModel }: LeadContext, service?: unknown): Promise<unknown[]> => {
  const { entries } = await nodeModel.findAll({
    type: 'PracticeLead',
    query: {
      sort: { fields: ['position'], order: ['ASC'] },
      ...(service === undefined ? {} : { filter: { service: { eq: service } } }),
    },
  });
  return [...entries];
};

/** For `createResolvers`. */
export const contentResolvers = {
  Service: {
    lead: {
      resolve: async ({ key }: Source, _args: unknown, context: LeadContext) =>
        (await leads(context, key))[0],
    },
  },
  LeadsBand: {
    leads: { resolve: (_band: Source, _args: unknown, context: LeadContext) => leads(context) },
  },
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
};
