import type { CollectionBuild } from '../build';

export const post: CollectionBuild = {
  label: 'Blog posts',
  typeName: 'BlogPost',
  pictures: [{ field: 'image_cdn', altField: 'image_alt' }, { field: 'author.image_cdn' }],
};
