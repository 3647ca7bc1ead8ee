import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment DiagramBand on DiagramBand {
    kind
    heading
    text_html
    layers {
      name
      nodes {
        id
        label
      }
    }
    links {
      from
      to
      label
    }
    caption
  }
`;

/** An architecture, drawn. */
export function DiagramBand({ band }: { band: Queries.DiagramBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
