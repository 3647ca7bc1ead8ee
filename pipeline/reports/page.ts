/** A run's report as one page. */
import { chartFigure, chartsOf } from './charts';
import { documentOf } from './document';
import { sentenceOf } from './history';
import { html, section, type Markup } from './html';
import type { ReportView } from './sections/context';
import { notesSection } from './sections/notes';
import { pagesSection } from './sections/pages';
import { errorsSection, problemsSection } from './sections/problems';
import { keyFigures, momentOf, runSection } from './sections/run';
import { wordsSection } from './sections/words';
import { outcomeMark, strip } from './strip';

/** The command that accepts a refused run; null if nobody may accept it. */
export function acceptCommand(accept: readonly string[]): string | null {
  if (accept.length === 0) return null;
  const settings = accept.filter((part) => !part.startsWith('--'));
  const options = accept.filter((part) => part.startsWith('--'));
  return [...settings, 'npm run release', ...(options.length > 0 ? ['--', ...options] : [])].join(
    ' ',
  );
}

/** Why nothing went live, and how to accept it. */
function refusal({ report }: ReportView): Markup | null {
  const command = acceptCommand(report.accept);
  if (!report.error && !command) return null;
  return html`<div class="refusal">
    ${report.error ? html`<p class="reason">${report.error}</p>` : null}${
      command
        ? html`<p>If that is intended, this command accepts it, once:</p>
            <pre tabindex="0"><code>${command}</code></pre>
            <p class="hint">
              On a server, use <code>site-release</code> in place of <code>npm run release</code>.
              Otherwise correct the content in the admin panel; the next run tries again.
            </p>`
        : null
    }
  </div>`;
}

function charts({ history }: ReportView): Markup {
  const { main, items } = chartsOf(history);
  return section(
    'charts',
    'Over time',
    history.length > 1 ? `The last ${history.length} runs.` : 'Charts grow with each run.',
    html`<div class="charts">${main.map((chart) => chartFigure(chart, history))}</div>
      ${
        items.length > 0
          ? html`<h3>Items by collection</h3>
              <div class="charts is-small">
                ${items.map((chart) => chartFigure(chart, history))}
              </div>`
          : null
      }`,
  );
}

/** The sections' names in the navigation, by id. */
const parts: readonly (readonly [id: string, name: string])[] = [
  ['why', 'Why'],
  ['pages', 'Pages'],
  ['words', 'Words'],
  ['left-out', 'Left out'],
  ['editorial', 'Editorial'],
  ['charts', 'Over time'],
  ['run', 'The run'],
];

function navigation(body: Markup): Markup {
  const there = parts.filter(([id]) => body.text.includes(`<section id="${id}"`));
  return html`<nav aria-label="Parts of this report">
    <ul>
      ${there.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </nav>`;
}

/**
 * The page of a run, which loads nothing and works without JavaScript.
 * @param index address of the index, relative to this page; null for none
 */
export function reportPage(view: ReportView, index: string | null): string {
  const { report, history } = view;
  const body = html`${errorsSection(view)}${pagesSection(view)}${wordsSection(view)}${problemsSection(view)}${notesSection(view)}${charts(view)}${runSection(view)}`;
  const remarks = report.remarks.map((text) => html`<li>${text}</li>`);
  const host = new URL(report.siteUrl).host;
  return documentOf(
    `${sentenceOf(report)} ${host}, ${momentOf(report.startedAt)}`,
    html`<header class="top">
        <p class="crumb">
          ${index ? html`<a href="${index}">All reports</a> / ` : null}<a href="${report.siteUrl}"
            >${host}</a
          >, ${report.environment} /
          <time datetime="${report.startedAt}">${momentOf(report.startedAt)}</time>
        </p>
        <p>${outcomeMark(report.outcome)}</p>
        <h1>${sentenceOf(report)}</h1>
        ${refusal(view)}${keyFigures(view)}${strip(history, history.at(-1)?.name ?? null)}${
          remarks.length > 0
            ? html`<div class="remarks">
                <p>Problems that did not block the release:</p>
                <ul>
                  ${remarks}
                </ul>
              </div>`
            : null
        }${navigation(body)}
      </header>
      <main>${body}</main>`,
  );
}
