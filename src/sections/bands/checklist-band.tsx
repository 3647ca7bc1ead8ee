import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ChecklistBand on ChecklistBand {
    kind
    heading
    intro
    items {
      item
      why
    }
  }
`;

/** Things to have or to check. */
export function ChecklistBand({ band }: { band: Queries.ChecklistBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
