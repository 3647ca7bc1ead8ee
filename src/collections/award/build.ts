import type { CollectionBuild } from '../build';

export const award: CollectionBuild = {
  fields: { image: { description: 'The award’s mark.' } },
};
