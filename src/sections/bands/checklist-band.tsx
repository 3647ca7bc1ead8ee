import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h3Text, mutedText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { PickMark } from './checklist/pick-mark';

export const query = graphql`
  fragment ChecklistBand on ChecklistBand {
    kind
    heading
    intro
    items {
      item
      why
    }
  }
`;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'clamp(2rem, 8vw, 4.5rem) minmax(0, 1fr)',
  columnGap: space.gap,
});
const words = css({
  display: 'grid',
  gap: `${space.xs} ${space.gap}`,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  'li:first-of-type > &': { borderTopColor: 'transparent' },
  [from.nav]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'baseline',
  },
});

/** Things to have or to check: each is one pick of the cloth beside them. */
export function ChecklistBand({ band }: { band: Queries.ChecklistBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ul css={plainList}>
        {band.items.map(({ item, why }, index) => (
          <li key={item} css={row}>
            <PickMark index={index} />
            <div css={words}>
              <h3 css={h3Text}>{item}</h3>
              <p css={mutedText}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
