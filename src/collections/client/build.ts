import type { CollectionBuild } from '../build';

export const client: CollectionBuild = {
  pictures: [{ field: 'image_cdn', altField: 'name' }],
  fields: { image: { description: 'The logo.' } },
};
