import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h3Text, mutedText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment ChecklistBand on ChecklistBand {
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
  gridTemplateColumns: 'clamp(1.75rem, 8vw, 4.5rem) minmax(0, 1fr)',
  columnGap: space.gap,
});
const number = css([h3Text, mutedText, tabular, { paddingBlock: space.m }]);
const words = css({
  display: 'grid',
  gap: `${space.xs} ${space.gap}`,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  'li:first-of-type > &': { borderTopColor: 'transparent' },
  [from.nav]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'baseline',
  },
});

/** Things to have or to check, numbered. */
export function ChecklistBand({ band }: { band: Queries.ChecklistBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ol css={plainList}>
        {band.items.map(({ item, why }, index) => (
          <li key={item} css={row}>
            <span css={number} aria-hidden="true">
              {index + 1}
            </span>
            <div css={words}>
              <h3 css={h3Text}>{item}</h3>
              <p css={mutedText}>{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
