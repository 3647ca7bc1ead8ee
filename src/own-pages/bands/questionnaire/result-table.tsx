import { css } from '@emotion/react';
import { useId } from 'react';
import { highestScore, rangesOf, resultOf, scoreOf } from '../../assessment';
import { from } from '../../../styles/media';
import { captionText, h3Text, h4Text, mutedText, smallText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { ComparisonTable, FIRST_COLUMN } from '../comparison/comparison-table';
import { ResultCall } from '../result-call';
import type { Assessment } from './score-panel';

// Of one column, which needs no name in sight.
const table = css({
  '& thead': { [from.medium]: { display: 'block', position: 'absolute', clipPath: 'inset(50%)' } },
  '& tbody th': { [from.medium]: { width: FIRST_COLUMN } },
  [from.medium]: { tableLayout: 'auto' },
  '& td[data-column]': {
    display: 'block',
    '&::before': { content: 'none' },
    [from.medium]: { display: 'table-cell' },
  },
});
const box = css({ display: 'grid', gap: space.m, [from.medium]: { gridColumn: '1 / -1' } });
/** Counted by the style sheet: the only sum there is without scripts. */
const counted = css({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  '&::after': { content: 'counter(score)', fontWeight: 650 },
});
const unscripted = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });

/** The meaning of each score, with the present one marked. */
export function ResultTable({ questions, results, answers }: Assessment) {
  const headingId = useId();
  const score = scoreOf(questions, answers);
  const isBegun = questions.some(({ id }) => answers[id]);
  const mine = isBegun ? resultOf(results, score) : null;
  return (
    <div css={box}>
      <h3 css={h3Text} id={headingId}>
        What the score means
      </h3>
      <p css={[smallText, counted]}>Your score, as ticked above: </p>
      <ResultCall css={unscripted} />
      <ComparisonTable
        css={table}
        columns={['Meaning']}
        rows={rangesOf(results, highestScore(questions)).map(({ result, from: low, to }) => ({
          name: `${low} to ${to}`,
          cells: [result],
          isCurrent: mine === result,
        }))}
        labelledBy={headingId}
        draw={(result) => (
          <span>
            <span css={h4Text}>{result.heading}</span>
            {mine === result ? <span css={[captionText, mutedText]}> (yours)</span> : null}
            <br />
            {result.text}
          </span>
        )}
      />
    </div>
  );
}
