import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, smallText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, size, space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment StackBand on StackBand {
    heading
    intro
    groups {
      name
      items
      note
    }
  }
`;

const list = css([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
    gap: `${space.xl} ${space.gap}`,
  },
]);
// Without room for four abreast, they stand two by two: the fourth is not left alone on a line.
const four = css({
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const PICK = '0.625rem';
// One upright thread a group; it hangs out of the cloth above and below.
const group = css({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space.m,
  marginInlineStart: PICK,
  paddingBlock: space.xs,
  paddingInlineStart: space.l,
  borderInlineStart: `${threadWidth}px solid ${thread}`,
});
const items = css([plainList, { display: 'grid', alignContent: 'start', gap: space.s }]);
const pick = {
  content: '""',
  position: 'absolute',
  top: '0.55em',
  borderTop: `2px solid ${color.edge}`,
} as const;
const lane = `calc(-1 * ${space.l} - ${threadWidth}px)`;
// A pick at each name: over the thread, then under it, by turns.
const item = css({
  position: 'relative',
  fontSize: size.h4,
  '&::before': { ...pick, left: `calc(${lane} - ${PICK})`, width: `calc(2 * ${PICK} + 3px)` },
  '&:nth-of-type(even)::before': { width: `calc(${PICK} - 3px)` },
  '&:nth-of-type(even)::after': {
    ...pick,
    left: `calc(${lane} + ${threadWidth}px + 3px)`,
    width: `calc(${PICK} - 3px)`,
  },
});
const note = css([smallText, mutedText]);

/** The technology stack: an upright thread for each group, crossed once for each name. */
export function StackBand({ band }: { band: Queries.StackBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ul css={[list, band.groups.length === 4 && four]}>
        {band.groups.map((each) => (
          <li key={each.name} css={group}>
            <h3 css={[smallText, mutedText]}>{each.name}</h3>
            <ul css={items}>
              {each.items.map((name) => (
                <li key={name} css={[h4Text, item]}>
                  {name}
                </li>
              ))}
            </ul>
            {each.note ? <p css={note}>{each.note}</p> : null}
          </li>
        ))}
      </ul>
    </Band>
  );
}
