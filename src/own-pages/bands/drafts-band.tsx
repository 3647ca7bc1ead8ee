import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { columns, plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { DraftChart } from './drafts/draft-chart';

export const query = graphql`
  fragment DraftsBand on DraftsBand {
    heading
    short
    text_html
    unit
    from
    to
    series {
      name
      values
    }
    marked
    drafts {
      as
      change
      right
      seconds
    }
    conclusion_html
  }
`;

const list = css([plainList, columns, { rowGap: space.xxl, marginBlock: space.xl }]);
const draft = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.m,
  minWidth: 0,
  paddingTop: space.m,
  borderTop: `1px solid ${color.ink}`,
  [from.medium]: { gridColumn: 'span 6' },
  // Side by side: what each draft changes shows at once.
  [from.wide]: { gridColumn: 'span 3', '--height': '13rem' },
});
const read = css([smallText, tabular, { fontWeight: 600 }]);

/** One set of numbers drawn several times, each with how it was read. */
export function DraftsBand({ band }: { band: Queries.DraftsBandFragment }) {
  return (
    <Band heading={band.heading} ground="raised">
      <RichText html={band.text_html} />
      <ol css={list}>
        {band.drafts.map((each, at) => (
          <li key={each.as} css={draft}>
            <h3 css={h4Text}>{`${at + 1}. ${each.change}`}</h3>
            <DraftChart as={each.as} drawn={band} />
            <p css={read}>
              {each.right} right <span css={mutedText}>in {each.seconds} seconds</span>
            </p>
          </li>
        ))}
      </ol>
      <RichText html={band.conclusion_html} />
    </Band>
  );
}
