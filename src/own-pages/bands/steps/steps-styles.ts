/** A thread that runs down through rows parted by hairlines, woven with them. */
import { css } from '@emotion/react';
import { from, print } from '../../../styles/media';
import { thread, threadGap, threadWidth } from '../../../styles/thread';
import { color, size, space } from '../../../styles/tokens';

const hairline = `1px solid ${color.line}`;
/** Width of the column in which the thread runs. */
const LANE = '2rem';

export const list = css({ paddingBlock: space.m });

export const row = css({
  display: 'grid',
  gridTemplateColumns: `${LANE} minmax(0, 1fr)`,
  [from.nav]: {
    gridTemplateColumns: `minmax(0, 3fr) ${LANE} minmax(0, 6fr) minmax(0, 2.5fr)`,
  },
  [print]: { breakInside: 'avoid' },
});

// In odd rows the thread passes over the hairline, which stops on either side of it; in even rows it passes under.
export const run = css({
  position: 'relative',
  gridRow: '1 / span 3',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `0 ${threadGap}px`,
    insetInlineStart: `calc(50% - ${threadWidth / 2}px)`,
    borderInlineStart: `${threadWidth}px solid ${thread}`,
  },
  'li:nth-of-type(even) > &': { borderTop: hairline },
  'li:nth-of-type(even) > &::before': { insetBlock: `${threadGap}px 0` },
  // Both ends hang out of the cloth.
  'li:first-of-type > &::before': { insetBlockStart: `calc(-1 * ${space.m})` },
  'li:last-of-type > &::before': { insetBlockEnd: `calc(-1 * ${space.m})` },
  [from.nav]: { gridColumn: 2, gridRow: 1 },
});

/** Everything beside the thread. Narrow windows stack the cells, so only the first has the hairline. */
export const cell = css({
  gridColumn: 2,
  minWidth: 0,
  [from.nav]: { borderTop: hairline, gridRow: 1, paddingBlock: `${space.m} ${space.l}` },
});

export const when = css({
  borderTop: hairline,
  paddingTop: space.m,
  paddingBottom: space.hair,
  paddingInlineStart: space.xs,
  fontSize: size.h4,
  fontWeight: 400,
  color: color.muted,
  [from.nav]: {
    gridColumn: 1,
    paddingBlock: `${space.m} ${space.l}`,
    paddingInline: `0 ${space.s}`,
    fontSize: size.h3,
  },
});

export const said = css({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  paddingInlineStart: space.xs,
  paddingBottom: space.m,
  '&:last-child': { paddingBottom: space.xl },
  'li:last-of-type > &:last-child': { paddingBottom: 0 },
  [from.nav]: {
    gridColumn: 3,
    paddingInline: `${space.s} ${space.gap}`,
    'li:last-of-type > &': { paddingBottom: space.m },
    '&:last-child': { gridColumn: '3 / -1', paddingBottom: space.l },
  },
});

export const out = css({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  paddingInlineStart: space.xs,
  paddingBottom: space.xl,
  'li:last-of-type > &': { paddingBottom: 0 },
  [from.nav]: { gridColumn: 4, paddingInlineStart: space.gap },
});
