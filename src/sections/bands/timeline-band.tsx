import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment TimelineBand on TimelineBand {
    kind
    heading
    intro
    entries {
      when
      name
      text
    }
  }
`;

/** What happened, in order. */
export function TimelineBand({ band }: { band: Queries.TimelineBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
