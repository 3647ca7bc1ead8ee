import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { columns } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { breakpoints, color, size, space } from '../../styles/tokens';
import { Band } from './band';
import { withTableRoles } from './example/table-roles';

export const query = graphql`
  fragment ExampleBand on ExampleBand {
    heading
    text_html
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

// Four columns and more do not fit a phone: there the first cell of a row stands above the others, as their name.
const PHONE = `@media not all and (min-width: ${breakpoints.small / 16}em)`;
const MANY = '& table:has(tr > :nth-child(4))';
const ledger = css({
  [PHONE]: {
    [MANY]: { minWidth: '20rem' },
    [`${MANY} tr`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${space.hair} ${space.xs}`,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    [`${MANY} thead tr`]: { alignItems: 'end', borderBottomColor: color.ink },
    [`${MANY} tbody tr:last-of-type`]: { borderBottom: 0 },
    [`${MANY} :is(th, td)`]: {
      flex: '1 1 0',
      minWidth: 0,
      padding: 0,
      borderBottom: 0,
      fontSize: size.caption,
    },
    [`${MANY} tr > :not(* + *)`]: { flexBasis: '100%', fontSize: size.small, fontWeight: 650 },
  },
});

const styles = css([sheet, ledger]);

/** A worked example, with its numbers. */
export function ExampleBand({ band }: { band: Queries.ExampleBandFragment }) {
  return (
    <Band heading={band.heading} ground="raised">
      <RichText styles={styles} html={withTableRoles(band.text_html)} />
    </Band>
  );
}
