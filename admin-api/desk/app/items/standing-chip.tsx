import { Chip } from '@mui/material';
import type { ItemRow } from '../../protocol';
import { momentText, standingLabels, standingOf, type Standing } from './status';

const colours = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
  archived: 'default',
} as const satisfies Record<Standing, string>;

type Shown = Pick<ItemRow, 'status' | 'pending' | 'fields'>;

/** The state of an item, in a word or two. */
export const StandingChip = ({ item, isShort }: { item: Shown; isShort?: boolean }) => {
  const standing = standingOf(item);
  const isAhead = standing === 'scheduled' && !isShort;
  const when = isAhead ? ` for ${momentText(item.fields['published_at'])}` : '';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[standing]}
      label={`${standingLabels[standing]}${when}`}
    />
  );
};
