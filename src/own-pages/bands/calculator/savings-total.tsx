import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { densities } from '../../../cloth/densities';
import { formatAmount, formatShare } from '../../../lib/numbers';
import type { Savings } from '../../savings';
import { hiddenText, staysBeside } from '../../../styles/layout';
import { ResultCall } from '../result-call';
import { displayText, h3Text, mutedText, smallText, tabular } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';

/** Delay before the figures are announced, in ms: a moving slider announces nothing. */
const REST = 900;

const box = css({
  display: 'grid',
  gap: space.m,
  borderTop: `2px solid ${color.ink}`,
  paddingTop: space.m,
});
const figure = css([displayText, tabular, { fontSize: 'clamp(2.5rem, 2rem + 2.4vw, 4rem)' }]);
const spent = css([densities[1], { display: 'flex', justifyContent: 'end', height: 28 }]);
const saved = css([densities[3], { width: 'calc(100% * var(--share))' }]);

/** The total of all levers, a month and a year. Screen readers hear it once the amounts stop changing. */
export function SavingsTotal({ savings, unit }: { savings: Savings; unit: string }) {
  const { month, year, share, spend } = savings;
  const said = useAtRest(
    `About ${formatAmount(month, unit)} a month, ${formatAmount(year, unit)} a year.`,
  );
  return (
    <div css={[box, staysBeside('medium')]}>
      <p css={smallText}>The estimate, all levers together</p>
      <p css={figure}>{formatAmount(month, unit)}</p>
      <p css={h3Text}>a month, {formatAmount(year, unit)} a year</p>
      <div css={spent} aria-hidden="true">
        <div css={[saved, { '--share': share }]} />
      </div>
      <p css={[smallText, mutedText]}>
        {formatShare(share)} of {formatAmount(spend, unit)}
      </p>
      <ResultCall numbers={{ month, year, spend }} />
      <p css={hiddenText} role="status">
        {said}
      </p>
    </div>
  );
}

/** A text once it has not changed for a while; empty until it changes for the first time. */
function useAtRest(text: string): string {
  const [first] = useState(text);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (text === first && rested === '') return;
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text, first, rested]);
  return rested;
}
