import { reads } from '@corporate-website/contract/read-calls';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import { caseStudyField } from '../relations';
import type { CollectionBuild } from '../build';

/** The home page shows so many. */
const FIRST = 10;

export const testimonial: CollectionBuild = {
  pictures: [{ field: 'image_cdn', sizes: ['portrait'] }],
  sourcedBy: 'site',
  onFailure: 'fail',
  reading: {
    kind: 'first-page-and-types',
    pageSize: FIRST,
    byType: reads.testimonialsByType,
    types: serviceKeys,
  },
  fields: {
    image: { description: 'A portrait, optimised.' },
    is_first: {
      type: 'Boolean!',
      description: 'One of the first ten, which the home page shows.',
      resolve: ({ is_first: isFirst }) => isFirst ?? false,
    },
    case_study: caseStudyField('What was done for the same client, by service.'),
  },
};
