import { caseStudyField } from '../relations';
import type { CollectionBuild } from '../build';

export const client: CollectionBuild = {
  pictures: [{ field: 'image_cdn', altField: 'name', sizes: ['logo'] }],
  fields: {
    image: { description: 'The logo.' },
    case_study: caseStudyField('The newest case study about the client.'),
  },
};
