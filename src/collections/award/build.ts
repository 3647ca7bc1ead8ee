import { caseStudyField } from '../relations';
import type { CollectionBuild } from '../build';

export const award: CollectionBuild = {
  pictures: [{ field: 'image_cdn', sizes: ['logo'] }],
  fields: {
    image: { description: 'The award’s mark.' },
    case_study: caseStudyField('The work that won it: of the one client that its words name.'),
  },
};
