import { practiceOfPost } from './practice';
import { serviceOf } from '../../site/services';
import type { CollectionBuild } from '../build';

export const post: CollectionBuild = {
  label: 'Blog posts',
  typeName: 'BlogPost',
  pictures: [
    { field: 'image_cdn', altField: 'image_alt', sizes: ['beside', 'card'] },
    { field: 'author.image_cdn', sizes: ['portrait'] },
  ],
  fields: {
    service: {
      type: 'Service',
      description: 'The practice that it is of, by its category and tags.',
      resolve: ({ category, tags }) =>
        serviceOf(
          practiceOfPost(
            typeof category === 'string' ? category : null,
            Array.isArray(tags) ? tags.map(String) : [],
          ),
        ) ?? null,
    },
  },
};
