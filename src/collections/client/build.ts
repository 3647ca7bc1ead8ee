import { toOne } from '../../data-layer/relations';
import type { CollectionBuild } from '../build';

export const client: CollectionBuild = {
  pictures: [{ field: 'image_cdn', altField: 'name', shown: { width: 192 } }],
  fields: {
    image: { description: 'The logo.' },
    case_study: {
      type: 'CaseStudy',
      description: 'The newest case study about the client.',
      resolve: toOne('case_study_id', 'CaseStudy').resolve,
    },
  },
};
