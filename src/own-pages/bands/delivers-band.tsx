import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList, rowAlone } from '../../styles/layout';
import { from } from '../../styles/media';
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
    gap: `${space.xl} ${space.gap}`,
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...rowAlone },
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
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ul css={list}>
        {band.items.map(({ name, text }) => (
          <li key={name} css={item}>
            <h3 css={h3Text}>{name}</h3>
            <p css={mutedText}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
