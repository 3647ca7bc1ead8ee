import { css } from '@emotion/react';
import { Button } from '../../../components/button/button';
import { highestScore, resultOf, scoreOf, type Answers } from '../../assessment';
import { staysBeside } from '../../../styles/layout';
import { print } from '../../../styles/media';
import { displayText, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { color, size, space } from '../../../styles/tokens';
import { ResultCall } from '../result-call';
import { AnswerCloth } from './answer-cloth';

export interface Assessment {
  questions: readonly { readonly id: string; readonly weight: number }[];
  results: readonly { readonly from: number; readonly heading: string; readonly text: string }[];
  answers: Answers;
}

const panel = css({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  padding: space.l,
  border: '1px solid transparent',
  backgroundColor: color.raised,
  // Nothing is counted here without scripts; the table below has a line for that.
  '@media (scripting: none)': { display: 'none' },
  [print]: { display: 'none' },
});
const score = css([displayText, tabular, { lineHeight: 1 }]);
const of = css({ fontSize: size.h4, letterSpacing: 0, color: color.muted });
const status = css({ display: 'grid', gap: space.xs });
const reset = css({ justifySelf: 'start' });

/** The current score, announced politely as it changes; at the end with its meaning. */
export function ScorePanel({ questions, results, answers }: Assessment) {
  const now = scoreOf(questions, answers);
  const highest = highestScore(questions);
  const answered = questions.filter(({ id }) => answers[id]).length;
  const isDone = answered === questions.length;
  const result = answered > 0 ? resultOf(results, now) : null;
  return (
    <div css={[panel, staysBeside('wide')]}>
      <AnswerCloth questions={questions} answers={answers} />
      <div css={status} role="status" aria-atomic="true">
        <p css={score}>
          {now} <span css={of}>of {highest}</span>
        </p>
        <p css={[smallText, mutedText]}>
          {isDone
            ? 'All answered.'
            : `${answered} of ${questions.length} answered${answered > 0 ? ', so far:' : '.'}`}
        </p>
        {result ? <p css={h4Text}>{result.heading}</p> : null}
        {result && isDone ? <p css={smallText}>{result.text}</p> : null}
      </div>
      <ResultCall numbers={answered > 0 ? { score: now, of: highest } : undefined} />
      <Button css={reset} variant="outline" type="reset" disabled={answered === 0}>
        Clear the answers
      </Button>
    </div>
  );
}
