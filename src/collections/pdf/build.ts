import type { CollectionBuild } from '../build';

export const pdf: CollectionBuild = {
  fileField: 'file_url',
  fields: { image: { description: 'The cover, optimised.' } },
};
