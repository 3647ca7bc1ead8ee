/** Lanes across, with the stops in columns; where that has no room, lanes down and the stops in rows beside them. */
import { css } from '@emotion/react';
import { hiddenText, plainList } from '../../../styles/layout';
import { captionText, h3Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread, threadGap, threadWidth } from '../../../styles/thread';
import { color, size, space } from '../../../styles/tokens';

export interface Placed {
  /** The number of the stop, from 1. */
  readonly at: number;
  /** Its lane, from 1. */
  readonly lane: number;
  /** The first and the last of the lanes that the thread crosses to reach it. */
  readonly low: number;
  readonly high: number;
}

/** Distance of a lane’s line from the top of its row: above it stands the time. */
const LINE = '2rem';
/** Width of a lane that runs down. */
const LANE = '1.75rem';
const NODE = 13;
const GROUND = `var(--ground, ${color.paper})`;
const LINE_COLOUR = `1px solid ${color.edge}`;

/** Where a part of the drawing stands. */
export const placedAt = ({ at, lane, low, high }: Placed) => ({
  '--at': at,
  '--column': at + 1,
  '--lane': lane,
  '--low': low,
  '--high': high,
  '--end': high + 1,
});

export const result = css([
  h3Text,
  { marginTop: space.l, paddingTop: space.m, borderTop: `2px solid ${color.ink}` },
]);

// The mark of a stop keeps its distance from the thread, as threads do where they cross.
const node = {
  content: "''",
  position: 'absolute',
  width: NODE,
  height: NODE,
  border: `2px solid ${GROUND}`,
  outline: `2px solid ${thread}`,
  backgroundColor: thread,
} as const;

function stylesFor(room: string) {
  const roomy = `@container (min-width: ${room})`;
  return {
    cloth: css({
      display: 'grid',
      gridTemplateColumns: `repeat(var(--lanes), ${LANE}) minmax(0, 1fr)`,
      [roomy]: {
        gridTemplateColumns: 'minmax(7.5rem, auto) repeat(var(--stops), minmax(0, 1fr))',
        gridTemplateRows: 'repeat(var(--lanes), minmax(5.5rem, auto))',
      },
    }),
    lane: css([
      h4Text,
      {
        gridColumn: 'var(--lane)',
        gridRow: '1 / span var(--stops)',
        justifySelf: 'center',
        borderInlineStart: LINE_COLOUR,
        '& > span': { display: 'none' },
        [roomy]: {
          gridColumn: '1 / -1',
          gridRow: 'var(--lane)',
          justifySelf: 'stretch',
          marginTop: LINE,
          paddingTop: space.s,
          borderTop: LINE_COLOUR,
          borderInlineStart: 0,
          '& > span': { display: 'block', maxWidth: '6.5rem' },
        },
      },
    ]),
    run: css({
      position: 'relative',
      gridColumn: 'var(--lane)',
      gridRow: 'var(--at)',
      justifySelf: 'center',
      width: threadWidth,
      backgroundColor: thread,
      '&::after': { ...node, top: '0.45rem', left: (threadWidth - NODE) / 2 },
      [roomy]: {
        gridColumn: 'var(--column)',
        gridRow: 'var(--lane)',
        justifySelf: 'stretch',
        width: 'auto',
        height: threadWidth,
        marginTop: `calc(${LINE} - 1px)`,
        '&::after': { top: (threadWidth - NODE) / 2, left: space.m },
      },
    }),
    // It passes over the lanes between, whose lines stop on either side of it.
    link: css({
      gridColumn: 'var(--low) / var(--end)',
      gridRow: 'var(--at)',
      height: threadWidth,
      marginInline: `calc(${LANE} / 2 - 1px)`,
      boxShadow: `0 0 0 ${threadGap - 3}px ${GROUND}`,
      backgroundColor: thread,
      [roomy]: {
        gridColumn: 'var(--column)',
        gridRow: 'var(--low) / var(--high)',
        width: threadWidth,
        height: 'auto',
        marginBlock: `calc(${LINE} - 1px) calc(-1 * ${LINE} - 2px)`,
        marginInline: 0,
      },
    }),
    list: css([plainList, { display: 'contents' }]),
    stop: css({
      gridColumn: '-2 / -1',
      gridRow: 'var(--at)',
      minWidth: 0,
      paddingInlineStart: space.xs,
      paddingBottom: space.l,
      [roomy]: {
        gridColumn: 'var(--column)',
        gridRow: 'var(--lane)',
        paddingInline: `${space.m} ${space.xs}`,
      },
    }),
    when: css([
      captionText,
      mutedText,
      tabular,
      { lineHeight: 1.7, [roomy]: { height: `calc(${LINE} + ${space.s})`, fontWeight: 600 } },
    ]),
    where: css({ fontWeight: 600, [roomy]: hiddenText }),
    name: css([h4Text, { [roomy]: { fontSize: size.text } }]),
    text: css([smallText, mutedText, { marginTop: space.hair, [roomy]: captionText }]),
  };
}

const styles = { few: stylesFor('46rem'), many: stylesFor('66rem') } as const;

/** @param stops how many of them stand beside each other on a desk */
export const flowStyles = (stops: number) => (stops > 5 ? styles.many : styles.few);
