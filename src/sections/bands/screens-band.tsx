import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ScreensBand on ScreensBand {
    kind
    heading
    intro
    steps {
      name
      text
      view {
        title
        rows
        note
      }
    }
  }
`;

/** How a product works, each step with a drawn view of it. */
export function ScreensBand({ band }: { band: Queries.ScreensBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
