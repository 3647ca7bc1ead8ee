/** The run in figures: collections, steps and facts. */
import { formatDate } from '../../../src/lib/format';
import { formatBytes, formatNumber } from '../../../src/lib/numbers';
import { reportFacts } from '../../release/report';
import { html, section, type Markup } from '../html';
import type { ReportView } from './context';

const columns = ['Collection', 'Source', 'Fetched', 'Published', 'Withheld', 'Unfit'];

function collectionTable({ report }: ReportView): Markup | null {
  const rows = Object.values(report.build?.collections ?? {});
  if (rows.length === 0) return null;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Collections">
    <table>
      <caption>
        Collections
      </caption>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, source, fetched, published, withheld, quarantined }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td class="word">${source}</td>
              ${[fetched, published, withheld, quarantined].map((value) => html`<td>${formatNumber(value)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function stepTable({ report: { steps, build } }: ReportView): Markup | null {
  const rows = [
    ...Object.entries(steps),
    ...Object.entries(build?.steps ?? {}).map(([name, took]) => [`build: ${name}`, took] as const),
  ];
  if (rows.length === 0) return null;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Steps">
    <table>
      <caption>
        Steps
      </caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Seconds</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, took]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${took.toFixed(1)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
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
  const figures: [string, string][] = [
    ...(pages && pages.total > 0
      ? ([
          ['Pages', formatNumber(pages.total)],
          ['New', formatNumber(pages.new.length)],
          ['Changed', formatNumber(pages.changed.length)],
          ['Gone', formatNumber(pages.removed.length)],
        ] satisfies [string, string][])
      : []),
    ...(items
      ? ([
          [
            'Items changed',
            formatNumber(items.added.length + items.changed.length + items.removed.length),
          ],
        ] satisfies [string, string][])
      : []),
    ...(build && build.pictures.failed > 0
      ? ([['Pictures failed', formatNumber(build.pictures.failed)]] satisfies [string, string][])
      : []),
    ...(bytes.after === null
      ? []
      : ([['Size', formatBytes(bytes.after)]] satisfies [string, string][])),
    ['Took', `${formatNumber(Math.round(seconds))} s`],
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
