import type { ComponentType } from 'react';
import { SERVICE_KEYS } from '../../../cloth/weaving/weaves';
import { meaningful } from '../../../styles/meaningful';
import { color, threadColor } from '../../../styles/tokens';
import { ChartDrawing } from '../chart/chart-drawing';
import { Bars } from './bars';
import { last, type Drawn } from './drawn';
import { Gauges } from './gauges';

interface Chart {
  readonly Draw: ComponentType<Drawn>;
  /** Whether all of the time is drawn, or the latest values alone. */
  readonly isOverTime: boolean;
}

const axisOf = ({ unit, from, to }: Drawn) => ({
  as: 'lines',
  title: unit,
  x: { label: `${from} to ${to}`, values: [] },
});

/** Each in a colour of its own. */
function Lines(drawn: Drawn) {
  const looks = drawn.series.map((_, at) => {
    const service = SERVICE_KEYS[at % (SERVICE_KEYS.length + 1)];
    return { stroke: service ? threadColor(service) : color.ink, strokeWidth: 2 };
  });
  return <ChartDrawing {...axisOf(drawn)} series={drawn.series} looks={looks} />;
}

/** Those that the question is about in ink, over the others, and named. */
function MarkedLines(drawn: Drawn) {
  const { series, marked } = drawn;
  const isMarked = ({ name }: { name: string }) => marked.includes(name);
  const sorted = [...series].sort((a, b) => Number(isMarked(b)) - Number(isMarked(a)));
  const looks = sorted.map((each) =>
    isMarked(each)
      ? { stroke: color.ink, strokeWidth: 3.5 }
      : { stroke: color.edge, strokeWidth: 1.25 },
  );
  return <ChartDrawing {...axisOf(drawn)} series={sorted} looks={looks} named={marked.length} />;
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
