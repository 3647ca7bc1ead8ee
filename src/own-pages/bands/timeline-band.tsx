import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h3Text, mutedText, tabular } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { WeaveFill } from '../../cloth/weave-fill';
import { WEAVES } from '../../cloth/weaving/weaves';

export const query = graphql`
  fragment TimelineBand on TimelineBand {
    heading
    intro
    entries {
      when
      name
      text
    }
  }
`;

/** Whole ends of the cloth: multiples of its cell. */
const STRIP = { narrow: 16, wide: 48 } as const;
const END = space.l;

const cloth = css({
  position: 'relative',
  paddingBlock: space.s,
  paddingInlineStart: `calc(${STRIP.narrow}px + ${END} + ${space.s})`,
  [from.nav]: { paddingInlineStart: `calc(${STRIP.wide}px + ${END} + ${space.gap})` },
});
const strip = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: STRIP.narrow,
  [from.nav]: { width: STRIP.wide },
});
const list = css([plainList, { display: 'grid', gap: space.l }]);
// For each entry a weft end hangs out of the cloth.
const entry = css({
  position: 'relative',
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.85em',
    right: `calc(100% + ${space.s})`,
    width: END,
    borderTop: `${threadWidth}px solid ${thread}`,
    [from.nav]: { right: `calc(100% + ${space.gap})` },
  },
  [from.nav]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
    // Not `+`: in the built HTML there are style elements between the two.
    '& > h3, & > h3 ~ p': { gridColumn: 2 },
  },
});
const when = css([h3Text, tabular, { fontWeight: 400, color: color.muted }]);
const text = css([mutedText, { maxWidth: '40rem' }]);

/** Events in order, along the edge of a cloth. */
export function TimelineBand({ band }: { band: Queries.TimelineBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <div css={cloth}>
        <div css={strip}>
          <WeaveFill weave={WEAVES.blockchain} warp={thread} cell={8} />
        </div>
        <ol css={list}>
          {band.entries.map((each) => (
            <li key={each.when + each.name} css={entry}>
              <p css={when}>{each.when}</p>
              <h3 css={h3Text}>{each.name}</h3>
              <p css={text}>{each.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
