import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment RelatedBand on RelatedBand {
    kind
    heading
    links {
      href
      text
    }
  }
`;

/** Where to read on, with a reason. */
export function RelatedBand({ band }: { band: Queries.RelatedBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
