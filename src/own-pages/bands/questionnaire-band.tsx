import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { columns } from '../../styles/layout';
import { print } from '../../styles/media';
import { space } from '../../styles/tokens';
import { BandFrame } from './band-frame';
import { ResultTable } from './questionnaire/result-table';
import { ScorePanel } from './questionnaire/score-panel';
import { useAnswers } from './questionnaire/use-answers';
import { QuestionList, QuestionnaireHead } from './questionnaire/questionnaire-words';

export const query = graphql`
  fragment QuestionnaireBand on QuestionnaireBand {
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

const form = css([columns, { rowGap: space.xl, [print]: { display: 'block' } }]);

/** A self-assessment by yes and no; the score is the sum of the weights of each no. Nothing leaves the page. */
export function QuestionnaireBand({ band }: { band: Queries.QuestionnaireBandFragment }) {
  const id = anchorOf(band.heading);
  const { form: ref, answers, read, clear } = useAnswers();
  const { questions, bands } = band;
  return (
    <BandFrame labelledBy={id}>
      <QuestionnaireHead heading={band.heading} intro={band.intro} />
      {/* React tells of a change only for controls that it has rendered, which on the first page these are not. */}
      <form ref={ref} css={form} onInput={read} onReset={clear} aria-labelledby={id}>
        <QuestionList questions={questions} />
        <ScorePanel questions={questions} results={bands} answers={answers} />
        <ResultTable questions={questions} results={bands} answers={answers} />
      </form>
    </BandFrame>
  );
}
