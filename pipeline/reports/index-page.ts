/** The index of the kept reports. */
import { formatDate } from '../../src/lib/format';
import { formatNumber } from '../../src/lib/numbers';
import { chartFigure, chartsOf } from './charts';
import { documentOf } from './document';
import type { RunRecord } from './history';
import { html, section, tableOf } from './html';
import { outcomeMark, strip } from './strip';

const figure = (value: number) => (value > 0 ? formatNumber(value) : '–');

function row({ name, startedAt, outcome, sentence, changes, seconds, times }: RunRecord) {
  return html`<tr>
    <th scope="row">
      <a href="${name}.html"
        ><time datetime="${startedAt}"
          >${formatDate(startedAt)}, ${formatDate(startedAt, 'time')}</time
        ></a
      >
    </th>
    <td>
      ${outcomeMark(outcome)}${times > 1 ? html` <span class="times">${times} runs</span>` : null}
    </td>
    <td class="wide">${sentence}</td>
    <td>${figure(changes.new)}</td>
    <td>${figure(changes.changed)}</td>
    <td>${figure(changes.removed)}</td>
    <td>${formatNumber(Math.round(seconds))} s</td>
  </tr>`;
}

/** @param runs oldest first */
export function indexPage(runs: readonly RunRecord[], environment: string): string {
  const heads = ['Began (UTC)', 'Outcome', 'In a sentence', 'New', 'Changed', 'Gone', 'Took'];
  const { main, items } = chartsOf(runs);
  const title = `Releases of ${environment}`;
  return documentOf(
    title,
    html`<header class="top">
        <p class="crumb">${environment}</p>
        <h1>${title}</h1>
        <p class="lead">
          The last ${runs.length === 1 ? 'run' : `${runs.length} runs`}, the newest first. Runs in a
          row that found nothing to do are one line.
        </p>
        ${strip(runs, null)}
      </header>
      <main>
        ${section(
          'runs',
          'Runs',
          '',
          tableOf('Table of runs', heads, [...runs].reverse().map(row), { kind: 'runs' }),
        )}${section('charts', 'Over time', '', html`<div class="charts">${main.map((chart) => chartFigure(chart, runs))}</div>`)}${section('items', 'Items by collection', '', html`<div class="charts is-small">${items.map((chart) => chartFigure(chart, runs))}</div>`)}
      </main>`,
  );
}
