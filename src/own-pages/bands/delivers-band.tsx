import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { pairs, plainList } from '../../styles/layout';
import { h3Text, mutedText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment DeliversBand on DeliversBand {
    heading
    intro
    items {
      name
      text
    }
  }
`;

const list = css([
  plainList,
  {
    display: 'grid',
    rowGap: space.xl,
  },
]);
const item = css({
  position: 'relative',
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  // The end of thread by which a piece is held.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    left: 0,
    height: space.m,
    borderInlineStart: `${threadWidth}px solid ${thread}`,
  },
});

/** The deliverables. */
export function DeliversBand({ band }: { band: Queries.DeliversBandFragment }) {
  const columns = pairs(band.items, 'medium');
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ul css={[list, columns.list]}>
        {band.items.map(({ name, text }) => (
          <li key={name} css={[item, columns.item]}>
            <h3 css={h3Text}>{name}</h3>
            <p css={mutedText}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
