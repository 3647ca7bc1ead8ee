import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { Band } from './band';

export const query = graphql`
  fragment ProseBand on ProseBand {
    heading
    short
    text_html
  }
`;

/** Running text. */
export function ProseBand({ band }: { band: Queries.ProseBandFragment }) {
  return (
    <Band heading={band.heading} layout="side">
      <RichText html={band.text_html} />
    </Band>
  );
}
