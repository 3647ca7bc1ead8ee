import type { CollectionBuild } from '../build';

export const caseStudy: CollectionBuild = {
  pictures: [{ field: 'image_cdn', altField: 'image_alt', sizes: ['beside', 'card'] }],
};
