import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment StepsBand on StepsBand {
    kind
    heading
    intro
    steps {
      name
      time
      text
      output
    }
  }
`;

/** How the work runs, step by step. */
export function StepsBand({ band }: { band: Queries.StepsBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
