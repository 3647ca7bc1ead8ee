/** The parts of a questionnaire that stay as they are. One chunk: pages after the first need all of it. */
import { css } from '@emotion/react';
import { plainList, span } from '../../../styles/layout';
import { leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { BandTitle } from '../band-title';
import { QuestionRow } from './question-row';

type Band = Queries.QuestionnaireBandFragment;

const head = css({ display: 'grid', gap: space.m, marginBottom: space.xl, maxWidth: '46rem' });

/** The heading of a questionnaire, and what it is about. */
export function QuestionnaireHead({ heading, intro }: Pick<Band, 'heading' | 'intro'>) {
  return (
    <div css={head}>
      <BandTitle>{heading}</BandTitle>
      {intro ? <p css={leadText}>{intro}</p> : null}
    </div>
  );
}

// The score is counted by the style sheet as well, for those without scripts.
const list = css([plainList, span('1 / span 8', 'wide'), { minWidth: 0, counterReset: 'score' }]);
const whole = span('1 / -1');

/** The questions; their radio buttons keep the answers. */
export function QuestionList({ questions }: Pick<Band, 'questions'>) {
  return (
    <ol css={[whole, list]}>
      {questions.map((each, index) => (
        <QuestionRow key={each.id} question={each} number={index + 1} />
      ))}
    </ol>
  );
}
