import { css } from '@emotion/react';
import { plainList, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { QuestionRow, type QuestionRowProps } from './question-row';

// The score is counted by the style sheet as well, for those without scripts.
const list = css([plainList, span('1 / span 8', 'wide'), { minWidth: 0, counterReset: 'score' }]);
const whole = css({ [from.medium]: { gridColumn: '1 / -1' } });

/** The questions; their radio buttons keep the answers. */
export function QuestionList({
  questions,
}: {
  questions: readonly QuestionRowProps['question'][];
}) {
  return (
    <ol css={[whole, list]}>
      {questions.map((each, index) => (
        <QuestionRow key={each.id} question={each} number={index + 1} />
      ))}
    </ol>
  );
}
