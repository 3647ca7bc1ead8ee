import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ProblemBand on ProblemBand {
    kind
    heading
    text_html
    signs
  }
`;

/** What hurts, in the client’s words. */
export function ProblemBand({ band }: { band: Queries.ProblemBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
