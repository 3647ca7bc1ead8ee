import { css } from '@emotion/react';
import { useId } from 'react';
import { WeavePattern } from '../../../cloth/weave-pattern';
import { rectPath } from '../../../cloth/weaving/cloth-svg';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { amountsOf } from '../../hero-figure';
import { span } from '../../../styles/layout';
import { captionText, h1Text, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { RootFigure, type FigureProps } from './root-figure';
import type { RootHeroProps } from './root-hero';
import { SideHero } from './side-hero';

const CELL = 10;
/** Two ends lie beside each other in basket weave: a stripe is some of these. */
const GROUP = 2 * CELL;
const GROUPS = 23;
const GAP = 2 * GROUP;
const STRAIGHT = 8 * GROUP;
const SLANT = 6 * GROUP;
const JOINED = 7 * GROUP;

const warps = [thread, color.ink, color.muted, color.edge] as const;

const names = css({ display: 'grid', alignItems: 'end', marginBottom: space.s, lineHeight: 1.2 });
const name = css([captionText, mutedText, { lineHeight: 1.2, overflowWrap: 'normal' }]);
const amount = css([
  smallText,
  tabular,
  { display: 'block', fontWeight: 600, whiteSpace: 'nowrap' },
]);
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
const sum = css([h1Text, tabular, { textAlign: 'center', marginTop: space.s }]);
// So high that it would fill a tablet if it were as wide.
const tall = css([span('7 / -1'), span('8 / -1', 'nav')]);

/** Stripes that run together: the words stand beside them. */
export function MergingHero({ page, figure }: RootHeroProps) {
  return (
    <SideHero page={page} at="medium">
      <Stripes css={tall} figure={figure} />
    </SideHero>
  );
}

interface Stripe {
  readonly width: number;
  /** From the left, above and below the slant. */
  readonly above: number;
  readonly below: number;
}

/** Stripes as wide as their amounts, in whole groups of threads. */
export function stripesOf(amounts: readonly number[]): Stripe[] {
  const all = amounts.reduce((sum, each) => sum + each, 0);
  const widths = amounts.map((each) => Math.max(1, Math.round((each / all) * GROUPS)) * GROUP);
  const inset = (GAP * (amounts.length - 1)) / 2;
  return widths.map((width, at) => {
    const before = widths.slice(0, at).reduce((sum, each) => sum + each, 0);
    return { width, above: before + at * GAP, below: before + inset };
  });
}

/** The sum of amounts of one unit, as they are written: `£0.9k` and `£0.6k` are `£1.5k`. */
export function sumOf(cells: readonly string[]): string {
  const all = cells.reduce((sum, cell) => sum + Number.parseFloat(cell.replace(/[^\d.]/g, '')), 0);
  return (cells[0] ?? '').replace(/[\d.,]+/, String(Math.round(all * 100) / 100));
}

function Stripes({ figure, className }: FigureProps) {
  const id = useId();
  const stripes = stripesOf(amountsOf(figure));
  const last = stripes.at(-1) ?? { width: 0, above: 0, below: 0 };
  const wide = last.above + last.width;
  const first = stripes[0]?.below ?? 0;
  const joined = last.below + last.width - first;
  return (
    <RootFigure figure={figure} className={className}>
      <div
        css={[
          names,
          {
            gridTemplateColumns: stripes.map(({ width }) => `${width}fr`).join(' '),
            columnGap: `${(100 * GAP) / wide}%`,
          },
        ]}
      >
        {figure.rows.map(({ name: of, cells }) => (
          <span key={of} css={name}>
            {of}
            <span css={amount}>{cells[0]}</span>
          </span>
        ))}
      </div>
      <svg css={drawing} viewBox={`0 0 ${wide} ${STRAIGHT + SLANT + JOINED}`}>
        {stripes.map((_, at) => (
          <WeavePattern
            key={at}
            id={id + at}
            weave={WEAVES.salesforce}
            warp={warps[at % warps.length] ?? thread}
            cell={CELL}
          />
        ))}
        {stripes.map(({ width, above, below }, at) => (
          <g key={at} fill={`url(#${id}${at})`} transform={`translate(${above})`}>
            <path d={rectPath(0, 0, width, STRAIGHT)} />
            <path
              d={rectPath(0, 0, width, SLANT)}
              transform={`translate(0 ${STRAIGHT})skewX(${round(degrees((below - above) / SLANT))})`}
            />
          </g>
        ))}
        <path
          fill={`url(#${id}0)`}
          transform={`translate(${first} ${STRAIGHT + SLANT})`}
          d={rectPath(0, 0, joined, JOINED)}
        />
        <path
          fill={color.ink}
          d={rectPath(first - GROUP, STRAIGHT + SLANT - 4, joined + 2 * GROUP, 8)}
        />
      </svg>
      <div css={sum}>
        {sumOf(figure.rows.map(({ cells }) => cells[0] ?? ''))}{' '}
        <span css={[h4Text, mutedText]}>{figure.columns[0]}</span>
      </div>
    </RootFigure>
  );
}

const degrees = (slope: number) => (Math.atan(slope) * 180) / Math.PI;
const round = (value: number) => Math.round(value * 100) / 100;
