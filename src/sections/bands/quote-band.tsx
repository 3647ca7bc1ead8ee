import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment QuoteBand on QuoteBand {
    kind
    text
    role
  }
`;

/** Something said, by a role. */
export function QuoteBand({ band }: { band: Queries.QuoteBandFragment }) {
  return <Band heading={band.text}>{null}</Band>;
}
