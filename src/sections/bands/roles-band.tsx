import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment RolesBand on RolesBand {
    kind
    heading
    intro
    items {
      role
      text
    }
  }
`;

/** Who does what: roles, never names. */
export function RolesBand({ band }: { band: Queries.RolesBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
