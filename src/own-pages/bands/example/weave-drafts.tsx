import { css } from '@emotion/react';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { meaningful } from '../../../styles/meaningful';
import { h4Text } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';

type Weave = NonNullable<Queries.ExampleBandFragment['weaves']>[number];

/** Repeats in each direction: what happens at the edge of one is seen inside. */
const REPEATS = 2;

const pair = css([
  meaningful,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.gap,
    alignItems: 'start',
  },
]);
const figure = css({ display: 'grid', gap: space.s, margin: 0 });
const drawing = css({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });

const isOver = ({ rows }: Weave, x: number, y: number) => {
  const row = rows[y % rows.length] ?? '';
  return row[x % row.length] === 'X';
};
const said = ({ name, rows }: Weave) =>
  `${name}. ${rows
    .map((row, at) => {
      const threads = [...row].map((each) => (each === 'X' ? 'over' : 'under')).join(', ');
      return `Row ${at + 1}: ${threads}.`;
    })
    .join(' ')}`;

/** Weaves as weavers draw them, side by side: a filled square where the upright thread lies on top; a ring where one differs from the first. */
export function WeaveDrafts({ weaves }: { weaves: readonly Weave[] }) {
  return (
    <div css={pair}>
      {weaves.map((weave) => (
        <figure key={weave.name} css={figure}>
          <figcaption css={h4Text}>{weave.name}</figcaption>
          <Draft weave={weave} first={weaves[0] ?? weave} />
        </figure>
      ))}
    </div>
  );
}

function Draft({ weave, first }: { weave: Weave; first: Weave }) {
  const [wide, high] = [(weave.rows[0] ?? '').length * REPEATS, weave.rows.length * REPEATS];
  const crossings = Array.from({ length: wide * high }, (_, at) => ({
    x: at % wide,
    y: Math.floor(at / wide),
  }));
  const over = crossings.filter(({ x, y }) => isOver(weave, x, y));
  const differs = crossings.filter(({ x, y }) => isOver(weave, x, y) !== isOver(first, x, y));
  const lines = [
    ...Array.from({ length: wide + 1 }, (_, x) => `M${x} 0v${high}`),
    ...Array.from({ length: high + 1 }, (_, y) => `M0 ${y}h${wide}`),
  ].join('');
  return (
    <svg css={drawing} viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={said(weave)}>
      <path fill={color.ink} d={over.map(({ x, y }) => rectPath(x, y, 1, 1)).join('')} />
      <path fill="none" stroke={color.edge} strokeWidth="0.03" d={lines} />
      {differs.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x + 0.5}
          cy={y + 0.5}
          r="0.42"
          fill="none"
          stroke={color.action}
          strokeWidth="0.14"
        />
      ))}
    </svg>
  );
}
