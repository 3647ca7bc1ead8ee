import { css } from '@emotion/react';
import { highestScore, rangesOf, resultOf, scoreOf } from '../../assessment';
import { hiddenText } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, h3Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { ResultCall } from '../result-call';
import type { Assessment } from './score-panel';

const box = css({ display: 'grid', gap: space.m, [from.medium]: { gridColumn: '1 / -1' } });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${color.ink}`,
});
const row = css({ '&:not(:last-of-type)': { borderBottom: `1px solid ${color.line}` } });
const cell = css({
  padding: `${space.m} ${space.m} ${space.m} 0`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
const scoreCell = css([cell, h4Text, tabular, { width: '7.5rem', whiteSpace: 'nowrap' }]);
const meaning = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  [from.medium]: { gridTemplateColumns: '1fr 2fr' },
});
// Its ground and its thread hang out into the margin: the words stay in line with those of the other rows.
const current = css({
  backgroundColor: color.raised,
  boxShadow: `calc(-1 * ${space.s}) 0 0 ${color.raised}, calc(-1 * ${space.s} - 6px) 0 0 ${thread}`,
});
/** Counted by the style sheet: the only sum there is without scripts. */
const counted = css({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  '&::after': { content: 'counter(score)', fontWeight: 650 },
});
const unscripted = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });

/** The meaning of each score, with the present one marked. */
export function ResultTable({ questions, results, answers }: Assessment) {
  const ranges = rangesOf(results, highestScore(questions));
  const score = scoreOf(questions, answers);
  const isBegun = questions.some(({ id }) => answers[id]);
  const mine = isBegun ? resultOf(results, score) : null;
  return (
    <div css={box}>
      <h3 css={h3Text}>What the score means</h3>
      <p css={[smallText, counted]}>Your score, as ticked above: </p>
      <ResultCall css={unscripted} />
      <table css={table}>
        <thead css={hiddenText}>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ result, from: low, to }) => {
            const isMine = mine === result;
            return (
              <tr key={low} css={[row, isMine && current]} aria-current={isMine || undefined}>
                <th css={scoreCell} scope="row">
                  {low} to {to}
                </th>
                <td css={cell}>
                  <div css={meaning}>
                    <p css={h4Text}>
                      {result.heading}
                      {isMine ? <span css={[captionText, mutedText]}> (yours)</span> : null}
                    </p>
                    <p css={smallText}>{result.text}</p>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
