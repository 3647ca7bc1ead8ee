import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment QuestionnaireBand on QuestionnaireBand {
    kind
    heading
    intro
    questions {
      id
      question
      why
      weight
    }
    bands {
      from
      heading
      text
    }
  }
`;

/** A self-assessment by yes and no; the score is the sum of the weights of each no. */
export function QuestionnaireBand({ band }: { band: Queries.QuestionnaireBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
