import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment ExampleBand on ExampleBand {
    kind
    heading
    text_html
  }
`;

/** A worked example, with its numbers. */
export function ExampleBand({ band }: { band: Queries.ExampleBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
