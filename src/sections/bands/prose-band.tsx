import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ProseBand on ProseBand {
    kind
    heading
    text_html
  }
`;

/** Running text. */
export function ProseBand({ band }: { band: Queries.ProseBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
