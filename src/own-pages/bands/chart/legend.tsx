import { css } from '@emotion/react';
import { formatNumber } from '../../../lib/numbers';
import { plainList } from '../../../styles/layout';
import { captionText, h4Text, tabular } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { percent, type Scale } from '../drawn/scale';
import { roomy } from '../drawn/room';
import { weaves, type Series, type Stroke } from './series';

const list = css([
  plainList,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.hair} ${space.l}`,
    paddingTop: space.s,
  },
]);
/** Beside the plot each name stands at the end of its line. */
const beside = css({
  [roomy]: {
    position: 'relative',
    gridColumn: 3,
    gridRow: 'var(--plot)',
    display: 'block',
    width: '9rem',
  },
});
const entry = css([captionText, { display: 'flex', alignItems: 'center', gap: space.xs }]);
const atEnd = css({
  [roomy]: {
    position: 'absolute',
    top: 'calc(var(--at) - 0.8rem)',
    display: 'block',
    paddingInlineStart: space.s,
    '& > svg': { marginInlineEnd: space.xs },
  },
});
const swatch = css({ width: '1.5rem', height: '1rem' });
const figure = css([h4Text, tabular, { [roomy]: { display: 'block' } }]);

/** Room that a name takes, as a share of the plot’s height. */
const APART = 0.19;

/** Where names stand: at their values, but never over each other. */
function apart(shares: readonly number[]): number[] {
  const tops = shares.map((share) => 1 - share);
  const order = [...tops.keys()].sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  let from = 0;
  for (const index of order) {
    tops[index] = Math.max(tops[index] ?? 0, from);
    from = tops[index] + APART;
  }
  const beyond = Math.max(0, from - APART - 1);
  return tops.map((top) => top - beyond);
}

interface LegendProps {
  as: string;
  series: readonly Series[];
  scale: Scale;
  /** Of each line. */
  looks: readonly Stroke[];
}

/** The names of the series: at the ends of lines where there is room, else below the plot. */
export function Legend({ as, series, scale, looks }: LegendProps) {
  const isBars = as === 'bars';
  const ends = series.map(({ values }) => values.at(-1) ?? 0);
  const tops = apart(ends.map(scale.at));
  return (
    <ul css={[list, !isBars && beside]}>
      {series.map(({ name }, index) => (
        <li key={name} css={[entry, !isBars && [atEnd, { '--at': percent(tops[index] ?? 0) }]]}>
          {isBars ? null : <span css={figure}>{formatNumber(ends[index] ?? 0)}</span>}
          {isBars ? (
            <span css={[swatch, weaves[index]]} />
          ) : (
            <svg width="20" height="12">
              <path d="M0 6H20" {...looks[index]} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}
