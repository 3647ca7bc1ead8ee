import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { anchorOf } from '../anchor';
import { columns, plainList, span } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { h2Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { BandFrame } from './band';
import { QuestionRow } from './questionnaire/question-row';
import { ResultTable } from './questionnaire/result-table';
import { ScorePanel } from './questionnaire/score-panel';
import { useAnswers } from './questionnaire/use-answers';

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

const head = css({ display: 'grid', gap: space.m, marginBottom: space.xl, maxWidth: '46rem' });
const form = css([columns, { rowGap: space.xl, [print]: { display: 'block' } }]);
// The score is counted by the style sheet as well, for those without scripts.
const list = css([plainList, span('1 / span 8', 'wide'), { minWidth: 0, counterReset: 'score' }]);
const whole = css({ [from.medium]: { gridColumn: '1 / -1' } });

/** A self-assessment by yes and no; the score is the sum of the weights of each no. Nothing leaves the page. */
export function QuestionnaireBand({ band }: { band: Queries.QuestionnaireBandFragment }) {
  const id = anchorOf(band.heading);
  const { form: ref, answers, read, clear } = useAnswers();
  const { questions, bands } = band;
  return (
    <BandFrame labelledBy={id}>
      <div css={head}>
        <h2 css={h2Text} id={id}>
          <NoHyphenBreak>{band.heading}</NoHyphenBreak>
        </h2>
        {band.intro ? <p css={leadText}>{band.intro}</p> : null}
      </div>
      <form ref={ref} css={form} onChange={read} onReset={clear} aria-labelledby={id}>
        <ol css={[whole, list]}>
          {questions.map((each, index) => (
            <QuestionRow key={each.id} question={each} number={index + 1} />
          ))}
        </ol>
        <ScorePanel questions={questions} results={bands} answers={answers} />
        <ResultTable questions={questions} results={bands} answers={answers} />
      </form>
    </BandFrame>
  );
}
