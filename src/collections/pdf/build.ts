import type { CollectionBuild } from '../build';

export const pdf: CollectionBuild = {
  label: 'PDFs',
  fileField: 'file_url',
  fields: { image: { description: 'The cover, optimised.' } },
};
