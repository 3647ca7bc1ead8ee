import type { CollectionBuild } from '../build';

export const pdf: CollectionBuild = {
  label: 'PDFs',
  pictures: [{ field: 'image_cdn', sizes: ['booklet'] }],
  fileField: 'file_url',
  fields: { image: { description: 'The cover, optimised.' } },
};
