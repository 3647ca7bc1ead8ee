import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { columns } from '../../styles/layout';
import { from } from '../../styles/media';
import { displayText, h1Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { ResultValue } from './results/result-value';

export const query = graphql`
  fragment ResultsBand on ResultsBand {
    heading
    items {
      value
      label
      basis
    }
  }
`;

const list = css([columns, { margin: 0, rowGap: space.l }]);
// One that is left over takes its row.
const item = css({
  '&:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: space.xs,
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridColumn: 'span 6' },
});
// The first figure is set as large as the page allows, with its words beside it.
const first = css({
  borderTop: `2px solid ${color.ink}`,
  [from.medium]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'fit-content(66%) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    columnGap: space.xxl,
    paddingBottom: space.m,
    '& > dd:first-of-type': { gridRow: '1 / span 2' },
    '& > dt, & > dd:last-of-type': { gridColumn: 2, maxWidth: '22rem' },
    '& > dt': { alignSelf: 'end' },
  },
});
const value = css({ order: -1, textWrap: 'balance' });
const basis = css([smallText, mutedText]);

/** Figures, each with its source. */
export function ResultsBand({ band }: { band: Queries.ResultsBandFragment }) {
  return (
    <Band heading={band.heading} ground="raised">
      <dl css={list}>
        {band.items.map((each, index) => (
          <div key={each.label} css={[item, index === 0 && first]}>
            <dt css={h4Text}>{each.label}</dt>
            <dd css={[index === 0 ? displayText : h1Text, value, tabular]}>
              <ResultValue value={each.value} />
            </dd>
            <dd css={basis}>{each.basis}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
