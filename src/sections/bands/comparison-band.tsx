import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ComparisonBand on ComparisonBand {
    kind
    heading
    intro
    columns
    rows {
      name
      cells
    }
    verdict_html
  }
`;

/** Options compared in a table, with a verdict. */
export function ComparisonBand({ band }: { band: Queries.ComparisonBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
