import { Chip } from '@mui/material';
import { momentText, standingLabels, standingOf, type Known, type Standing } from './status';

const colours = {
  draft: 'default',
  scheduled: 'info',
  'scheduled-changed': 'warning',
  published: 'success',
  changed: 'warning',
  archived: 'default',
} as const satisfies Record<Standing, string>;

/** The state of an item, in a word or two. */
export const StandingChip = ({ item, isShort }: { item: Known; isShort?: boolean }) => {
  const standing = standingOf(item);
  const label = standingLabels[standing];
  const dated = label.replace('Scheduled', `Scheduled for ${momentText(item.live_from)}`);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[standing]}
      label={isShort ? label : dated}
    />
  );
};
