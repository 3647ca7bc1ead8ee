import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ResultsBand on ResultsBand {
    kind
    heading
    items {
      value
      label
      basis
    }
  }
`;

/** Figures, each with what it is based on. */
export function ResultsBand({ band }: { band: Queries.ResultsBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
