/** The run in figures: collections, steps and facts. */
import { formatDate } from '../../../src/lib/format';
import { formatBytes, formatNumber } from '../../../src/lib/numbers';
import { reportFacts } from '../../release/report';
import { collectionRows } from '../../report';
import { html, section, table, type Markup } from '../html';
import type { ReportView } from './context';

function collectionTable({ report: { build } }: ReportView): Markup | null {
  const [heads = [], ...rows] = build ? collectionRows(build) : [];
  return table('Collections', heads, rows, 'Collections');
}

function stepTable({ report: { steps, build } }: ReportView): Markup | null {
  const rows = [
    ...Object.entries(steps),
    ...Object.entries(build?.steps ?? {}).map(([name, took]) => [`build: ${name}`, took] as const),
  ].map(([name, took]) => [name, took.toFixed(1)]);
  return table('Steps', ['Step', 'Seconds'], rows, 'Steps');
}

export const runSection = (view: ReportView): Markup =>
  section(
    'run',
    'The run',
    '',
    html`<div class="tables">${collectionTable(view)}${stepTable(view)}</div>
      <ul class="facts">
        ${reportFacts(view.report).map((fact) => html`<li>${fact}</li>`)}
      </ul>`,
  );

/** The key figures at the head of a report. */
export function keyFigures({ report, story }: ReportView): Markup {
  const { build, bytes, seconds } = report;
  const pages = build?.pages;
  const items = story.items;
  const counted = (name: string, value: number) => [name, formatNumber(value)] as const;
  const figures = [
    ...(pages && pages.total > 0
      ? [
          counted('Pages', pages.total),
          counted('New', pages.new.length),
          counted('Changed', pages.changed.length),
          counted('Gone', pages.removed.length),
        ]
      : []),
    ...(items
      ? [counted('Items changed', items.added.length + items.changed.length + items.removed.length)]
      : []),
    ...(build && build.pictures.failed > 0
      ? [counted('Pictures failed', build.pictures.failed)]
      : []),
    ...(bytes.after === null ? [] : [['Size', formatBytes(bytes.after)] as const]),
    ['Took', `${formatNumber(Math.round(seconds))} s`] as const,
  ];
  return html`<dl class="key">
    ${figures.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** `25 November 2026, 02:32` */
export const momentOf = (iso: string): string =>
  `${formatDate(iso)}, ${formatDate(iso, 'time')} UTC`;
