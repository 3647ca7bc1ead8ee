import type { CollectionBuild } from '../build';

export const award: CollectionBuild = {
  pictures: [{ field: 'image_cdn', shown: { width: 192 } }],
  fields: { image: { description: 'The award’s mark.' } },
};
