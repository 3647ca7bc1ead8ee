/** Charts of the last runs, as inline SVG with a table of their values. */
import { formatDate } from '../../src/lib/format';
import { formatBytes, formatNumber } from '../../src/lib/numbers';
import { phases, type RunRecord } from './history';
import { behind, html, table, type Markup } from './html';

/** A series of values, one for each run; null if the run has none. */
export interface Series {
  label: string;
  /** CSS class of its colour. */
  tone: string;
  values: readonly (number | null)[];
}

export interface Chart {
  title: string;
  series: readonly Series[];
  format: (value: number) => string;
}

const WIDTH = 600;
const HEIGHT = 120;
/** Share of its column that a bar fills. */
const FILLED = 0.72;

const sumAt = (series: readonly Series[], at: number): number | null => {
  const values = series.flatMap(({ values: all }) => all[at] ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null;
};

/** Text alternative of a chart, in one sentence. */
export function chartSentence({ title, series, format }: Chart, runs: number): string {
  const sums = Array.from({ length: runs }, (_, at) => sumAt(series, at)).filter(
    (value) => value !== null,
  );
  const last = sums.at(-1);
  if (last === undefined) return `${title}: nothing yet.`;
  return `${title} of ${runs === 1 ? 'one run' : `the last ${runs} runs`}: from ${format(Math.min(...sums))} to ${format(Math.max(...sums))}, last ${format(last)}.`;
}

const time = (iso: string) => `${formatDate(iso, 'dayMonth')}, ${formatDate(iso, 'time')}`;

function bars({ series, format }: Chart, runs: readonly RunRecord[], most: number): Markup[] {
  const step = WIDTH / Math.max(runs.length, 12);
  return runs.map((run, at) => {
    let top = HEIGHT;
    const x = (at + (1 - FILLED) / 2) * step;
    const parts = series.map(({ values, tone }) => {
      const height = most > 0 ? ((values[at] ?? 0) / most) * (HEIGHT - 4) : 0;
      top -= height;
      return height > 0
        ? html`<rect
            class="${tone}"
            x="${x.toFixed(1)}"
            y="${top.toFixed(1)}"
            width="${(step * FILLED).toFixed(1)}"
            height="${height.toFixed(1)}"
          />`
        : null;
    });
    const sum = sumAt(series, at);
    return html`<g
      ><title>${time(run.startedAt)}: ${sum === null ? 'none' : format(sum)}</title>${parts}</g
    >`;
  });
}

function figures({ title, series, format }: Chart, runs: readonly RunRecord[]): Markup {
  const rows = runs.map((run, at) => {
    const values = series.map(({ values: all }) => all[at] ?? null);
    return [time(run.startedAt), ...values.map((value) => (value === null ? '–' : format(value)))];
  });
  const heads = ['Run', ...series.map(({ label }) => label)];
  return behind('The figures', table(`${title}, the figures`, heads, rows.reverse()));
}

/** A chart with its title, its last value and its table. */
export function chartFigure(chart: Chart, runs: readonly RunRecord[]): Markup {
  const { title, series, format } = chart;
  const sums = runs.map((_, at) => sumAt(series, at));
  const most = Math.max(0, ...sums.map((value) => value ?? 0));
  const last = sums.findLast((value) => value !== null) ?? null;
  const legend =
    series.length > 1
      ? html`<ul class="legend">
          ${series.map(
            ({ label, tone }) =>
              html`<li>
                <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                  <rect class="${tone}" width="10" height="10" /></svg
                >${label}
              </li>`,
          )}
        </ul>`
      : null;
  return html`<figure class="chart">
    <figcaption>
      <span class="chart-title">${title}</span
      ><span class="chart-last">${last === null ? '–' : format(last)}</span>
    </figcaption>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label="${chartSentence(chart, runs.length)}"
    >
      ${bars(chart, runs, most)}
      <path class="axis" d="M0 ${HEIGHT - 0.5}H${WIDTH}" />
    </svg>
    <p class="range">
      <span>${time(runs[0]?.startedAt ?? '')}</span><span>at most ${format(most)}</span>
    </p>
    ${legend}${figures(chart, runs)}
  </figure>`;
}

const one = (label: string, values: Series['values'], tone = 'tone-1'): Series[] => [
  { label, tone, values },
];

/** The charts of a report: pages, size, seconds, failures, and the items of each collection. */
export function chartsOf(runs: readonly RunRecord[]): { main: Chart[]; items: Chart[] } {
  const seconds = (value: number) => `${formatNumber(Math.round(value))} s`;
  const labels = [...new Set(runs.flatMap(({ items }) => Object.keys(items)))];
  return {
    main: [
      {
        title: 'Pages',
        format: formatNumber,
        series: one(
          'Pages',
          runs.map(({ pages }) => pages),
        ),
      },
      {
        title: 'Size',
        format: formatBytes,
        series: one(
          'Size',
          runs.map(({ bytes }) => bytes),
        ),
      },
      {
        title: 'Seconds by step',
        format: seconds,
        series: phases.map((phase, at) => ({
          label: phase,
          tone: `tone-${at + 1}`,
          values: runs.map((run) => run.phases[phase] ?? 0),
        })),
      },
      {
        title: 'Failures',
        format: formatNumber,
        series: [
          {
            label: 'Items left out or kept',
            tone: 'tone-4',
            values: runs.map((run) => run.failures.items),
          },
          { label: 'Pictures', tone: 'tone-2', values: runs.map((run) => run.failures.pictures) },
          { label: 'Errors', tone: 'tone-bad', values: runs.map((run) => run.failures.errors) },
        ],
      },
    ],
    items: labels.map((label) => ({
      title: label,
      format: formatNumber,
      series: one(
        label,
        runs.map(({ items }) => items[label] ?? null),
        'tone-5',
      ),
    })),
  };
}
