import { isPast } from '../../clock/open-until';
import type { CollectionBuild } from '../build';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const techSeries: CollectionBuild = {
  label: 'Tech series events',
  fields: {
    is_past: { type: 'Boolean!', description: 'Whether it was over when the site was built.' },
  },
  atBuild: ({ starts_at, ends_at }, now) => ({
    is_past: isPast({ starts_at: textOf(starts_at), ends_at: textOf(ends_at) }, now),
  }),
};
