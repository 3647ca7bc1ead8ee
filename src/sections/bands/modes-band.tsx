import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ModesBand on ModesBand {
    kind
    heading
    items {
      id
      name
      lead
      text
      suits
      does_not_suit
      team
      commitment
    }
  }
`;

/** Ways of working, one of which the address may choose by `?type=`. */
export function ModesBand({ band }: { band: Queries.ModesBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
