import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment DeliversBand on DeliversBand {
    kind
    heading
    intro
    items {
      name
      text
    }
  }
`;

/** What is handed over. */
export function DeliversBand({ band }: { band: Queries.DeliversBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
