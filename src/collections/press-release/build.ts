import { pressLabel } from '../item-facts';
import type { CollectionBuild } from '../build';

export const pressRelease: CollectionBuild = {
  label: 'News and press releases',
  pictures: [{ field: 'image_cdn', altField: 'image_alt', sizes: ['head'] }],
  // Lines of text, all but the first of the built list.
  unlisted: ['image'],
  // As readers know them.
  categoryName: (label) => (label === 'news' ? 'News in brief' : 'Press releases'),
  fields: {
    category_label: {
      type: 'String',
      description: '`News` or `Press release`.',
      resolve: ({ category }) => pressLabel(category),
    },
  },
};
