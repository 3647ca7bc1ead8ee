import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { columns, span } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { Band } from './band';
import { WeaveDrafts } from './example/weave-drafts';

export const query = graphql`
  fragment ExampleBand on ExampleBand {
    heading
    short
    text_html
    weaves {
      name
      rows
    }
  }
`;

const FIGURE = ':is(.table, pre, figure)';

// Words to the left, and beside them their subject: tables and code, wide enough to read.
const sheet = css([
  columns,
  {
    maxWidth: 'none',
    rowGap: space.l,
    '& > *': { minWidth: 0, marginBlock: 0 },
    '--code-ground': color.paper,
    [`& > ${FIGURE}`]: { marginBlock: 0, marginInline: 0 },
    [from.medium]: { '& > *': { gridColumn: '1 / -1' } },
    [from.wide]: {
      gridAutoFlow: 'dense',
      // A tall figure leaves its extra height below the last words, not between them.
      [`&:not(:has(> ${FIGURE} ~ ${FIGURE}))`]: { gridTemplateRows: 'auto 1fr' },
      '& > *': { gridColumn: '1 / span 5' },
      [`& > ${FIGURE}`]: { gridColumn: '6 / -1', gridRowEnd: 'span 2', alignSelf: 'start' },
      // Words that introduce a figure stand beside it.
      [`& > ${FIGURE}:has(+ p + ${FIGURE})`]: { gridRowEnd: 'span 1' },
    },
    [print]: { display: 'block', '& > *': { marginBlock: space.m } },
  },
]);

// Beside their words; above them where there is no room.
const drawn = css([columns, { rowGap: space.l }]);
const drafts = css([span('1 / -1'), span('1 / span 8', 'nav'), span('6 / -1', 'wide')]);
const words = css([span('1 / -1'), span('1 / span 5', 'wide'), { [from.wide]: { gridRow: 1 } }]);

/** A worked example, with its numbers. */
export function ExampleBand({ band }: { band: Queries.ExampleBandFragment }) {
  return (
    <Band heading={band.heading} ground="raised">
      {band.weaves ? (
        <div css={drawn}>
          <div css={drafts}>
            <WeaveDrafts weaves={band.weaves} />
          </div>
          <RichText styles={words} html={band.text_html} />
        </div>
      ) : (
        <RichText styles={sheet} html={band.text_html} />
      )}
    </Band>
  );
}
