import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { formatAmount, formatShare } from '../../../lib/numbers';
import type { Savings } from '../../savings';
import { hiddenText, staysBeside } from '../../../styles/layout';
import { forcedColours } from '../../../styles/media';
import { ResultCall } from '../result-call';
import { displayText, h3Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
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
const bar = css({ width: '100%', height: 28 });
const kept = css({ fill: color.edge });
const saved = css({
  fill: thread,
  [forcedColours]: { fill: 'Highlight', forcedColorAdjust: 'none' },
});

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
      <svg css={bar} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 4 }, (_, pick) => (
          <g key={pick}>
            <rect css={kept} x={0} y={pick * 8} width={100 * (1 - share)} height={3} />
            <rect css={saved} x={100 * (1 - share)} y={pick * 8} width={100 * share} height={3} />
          </g>
        ))}
      </svg>
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
