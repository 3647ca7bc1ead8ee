import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { columns, plainList, span } from '../../styles/layout';
import { print } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band } from './band';
import { QuestionRow } from './questionnaire/question-row';
import { ResultTable } from './questionnaire/result-table';
import { ScorePanel } from './questionnaire/score-panel';
import { useAnswers } from './questionnaire/use-answers';

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

// The score is counted by the style sheet as well, for those without scripts.
const list = css([
  plainList,
  span('1 / -1'),
  span('1 / span 8', 'wide'),
  { minWidth: 0, counterReset: 'score' },
]);
// As high as the list: the panel stays in sight beside it, and ends where it ends.
const beside = css([span('1 / -1'), span('9 / -1', 'wide')]);
const form = css([columns, { rowGap: space.xl, [print]: { display: 'block' } }]);

/** A self-assessment by yes and no; the score is the sum of the weights of each no. Nothing leaves the page. */
export function QuestionnaireBand({ band }: { band: Queries.QuestionnaireBandFragment }) {
  const { form: ref, answers, read, clear } = useAnswers();
  const { questions, bands } = band;
  return (
    <Band heading={band.heading} intro={band.intro}>
      {/* React tells of a change only for controls that it has rendered, which on the first page these are not. */}
      <form
        ref={ref}
        css={form}
        onInput={read}
        onReset={clear}
        aria-labelledby={anchorOf(band.heading)}
      >
        <ol css={list}>
          {questions.map((each, index) => (
            <QuestionRow key={each.id} question={each} number={index + 1} />
          ))}
        </ol>
        <div css={beside}>
          <ScorePanel questions={questions} results={bands} answers={answers} />
        </div>
        <ResultTable questions={questions} results={bands} answers={answers} />
      </form>
    </Band>
  );
}
