import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment QuestionsBand on QuestionsBand {
    kind
    heading
    items {
      question
      answer_html
    }
  }
`;

/** Questions that a buyer asks, answered. */
export function QuestionsBand({ band }: { band: Queries.QuestionsBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
