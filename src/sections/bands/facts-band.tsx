import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment FactsBand on FactsBand {
    kind
    heading
    intro
    items {
      name
      text
    }
  }
`;

/** Specifications or figures. */
export function FactsBand({ band }: { band: Queries.FactsBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
