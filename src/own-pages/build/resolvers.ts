/** Relations of the company's own pages. */
import { serviceOf } from '../../site/services';
import { toMany, toOne } from '../../collections/relations';

type Source = Readonly<Record<string, unknown>>;

/** Keys of leads and downloads. */
interface LayerContext {
  nodeModel: {
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

/** The leads, in their order; one that is asked for by its service alone. */
const leads = async ({ nodeModel }: LayerContext, service?: unknown): Promise<unknown[]> => {
  const { entries } = await nodeModel.findAll({
    type: 'PracticeLead',
    query: {
      sort: { fields: ['position'], order: ['ASC'] },
      ...(service === undefined ? {} : { filter: { service: { eq: service } } }),
    },
  });
  return [...entries];
};

/** The download of a title, however that is written in capitals; null where the admin API has none. */
async function downloadOf(title: unknown, { nodeModel }: LayerContext): Promise<unknown> {
  if (typeof title !== 'string') return null;
  const { entries } = await nodeModel.findAll({
    type: 'Pdf',
    query: { sort: { fields: ['position'], order: ['ASC'] } },
  });
  const isIt = ({ title: other }: Source) =>
    typeof other === 'string' && other.trim().toLowerCase() === title.toLowerCase();
  return ([...entries] as Source[]).find(isIt) ?? null;
}

/** For `createResolvers`. */
export const contentResolvers = {
  Service: {
    lead: {
      resolve: async ({ key }: Source, _args: unknown, context: LayerContext) =>
        (await leads(context, key))[0],
    },
  },
  Fact: {
    download: {
      type: 'Pdf',
      description:
        'The download that `file` names; none where the admin API has none of that title.',
      resolve: ({ file }: Source, _args: unknown, context: LayerContext) =>
        downloadOf(file, context),
    },
  },
  LeadsBand: {
    leads: { resolve: (_band: Source, _args: unknown, context: LayerContext) => leads(context) },
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
