import type { ComponentType } from 'react';
import { meaningful } from '../../../styles/meaningful';
import { Bars } from './bars';
import { last, type Drawn } from './drawn';
import { Gauges } from './gauges';
import { Lines, MarkedLines } from './lines';

interface Chart {
  readonly Draw: ComponentType<Drawn>;
  /** Whether all of the time is drawn, or the latest values alone. */
  readonly isOverTime: boolean;
}

const charts: Readonly<Record<string, Chart>> = {
  gauges: { Draw: Gauges, isOverTime: false },
  bars: { Draw: Bars, isOverTime: false },
  lines: { Draw: Lines, isOverTime: true },
  marked: { Draw: MarkedLines, isOverTime: true },
};

/** A chart in words: its message to a reader. */
export function sayChart(as: string, { series, unit, from, to }: Drawn): string {
  const isOverTime = charts[as]?.isOverTime ?? false;
  const said = series.map((each) =>
    isOverTime
      ? `${each.name} from ${each.values[0]} to ${last(each)}`
      : `${each.name} ${last(each)}`,
  );
  return `${isOverTime ? `${from} to ${to}` : to}, in ${unit}: ${said.join(', ')}.`;
}

/** One way to draw the numbers. */
export function DraftChart({ as, drawn }: { as: string; drawn: Drawn }) {
  const chart = charts[as];
  if (!chart) return null;
  return (
    <div css={meaningful} role="img" aria-label={sayChart(as, drawn)} data-draft={as}>
      <chart.Draw {...drawn} />
    </div>
  );
}
