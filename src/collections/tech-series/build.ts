import { eventOffset } from '../../clock/build/event-offset';
import { isPast } from '../../clock/open-until';
import type { CollectionBuild } from '../build';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

export const techSeries: CollectionBuild = {
  label: 'Tech series events',
  fields: {
    is_past: { type: 'Boolean!', description: 'Whether it was over when the site was built.' },
    clock_offset: {
      type: 'Int!',
      description: 'Minutes that the clocks are ahead of UTC where it begins.',
    },
  },
  atBuild: (event, now) => {
    const { starts_at, ends_at, location } = event;
    return {
      is_past: isPast({ starts_at: textOf(starts_at), ends_at: textOf(ends_at) }, now),
      clock_offset: eventOffset(textOf(starts_at) ?? '', textOf(location)),
    };
  },
};
