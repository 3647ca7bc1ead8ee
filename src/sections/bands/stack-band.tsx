import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment StackBand on StackBand {
    kind
    heading
    intro
    groups {
      name
      items
      note
    }
  }
`;

/** What it runs on. */
export function StackBand({ band }: { band: Queries.StackBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
