import { isRoleOpen } from '../item-facts';
import type { CollectionBuild } from '../build';

export const job: CollectionBuild = {
  label: 'Jobs',
  fields: {
    // Missing means no.
    is_remote: { type: 'Boolean!', resolve: ({ is_remote: remote }) => remote ?? false },
    is_open: {
      type: 'Boolean!',
      description: 'Whether one could still apply when the site was built (`valid_through`).',
    },
  },
  atBuild: (fields, now) => ({ is_open: isRoleOpen(fields['valid_through'], now) }),
  isUndated: true,
  newest: 'Open roles',
  isNamed: (fields, now) => isRoleOpen(fields['valid_through'], now),
};
