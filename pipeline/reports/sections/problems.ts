/** Omitted content with reasons, and further findings. */
import { groupInOrder } from '../../../src/lib/group-in-order';
import { isMedia, problemLine } from '../../../src/pull/grouped-problems';
import type { Problem } from '../../../src/pull/snapshot/types';
import type { Finding } from '../../release/checks/finding';
import { isQuarantined } from '../../report';
import { behind, html, section, type Markup } from '../html';
import { problemGroups } from '../left-out';
import { editLink, listOf, pageLink, type ReportView } from './context';

const linked = (view: ReportView, problem: Problem): Markup | null =>
  editLink(view, problem, problem.slug ?? problem.id ?? '');

/** One line for a cause, with its cases behind it if there are several. */
function causeRow<T>(
  cases: readonly T[],
  line: (each: T) => Markup,
  title: string,
  example: string,
): Markup {
  const [first, ...others] = cases;
  if (first !== undefined && others.length === 0) return html`<li>${line(first)}</li>`;
  return html`<li>
    ${behind(
      html`<span class="tally">${cases.length}</span> ${title}<span class="example"
          >such as ${example}</span
        >`,
      listOf(cases, line),
    )}
  </li>`;
}

function problemList(view: ReportView, title: string, problems: readonly Problem[]): Markup | null {
  if (problems.length === 0) return null;
  const line = (problem: Problem) => html`${problemLine(problem)}${linked(view, problem)}`;
  return html`<h3>${title}</h3>
    <ul class="causes">
      ${problemGroups(problems).map(({ title: cause, problems: cases }) =>
        causeRow(cases, line, cause, cases[0] ? problemLine(cases[0]) : ''),
      )}
    </ul>`;
}

const withoutNumbers = (text: string) => text.replace(/\/\S+|\d[\d.,]*/g, '…');

/** Findings, with one line for each kind. */
function findingList(view: ReportView, title: string, findings: readonly Finding[]): Markup | null {
  if (findings.length === 0) return null;
  const line = ({ where, what }: Finding) =>
    html`${where.startsWith('/') ? pageLink(view, where) : where} ${what}`;
  const rows = groupInOrder(findings, ({ what }) => withoutNumbers(what)).map(([, group]) =>
    causeRow(group, line, group[0]?.what ?? '', group[0]?.where ?? ''),
  );
  return html`<h3>${title}</h3>
    <ul class="causes">
      ${rows}
    </ul>`;
}

/** The errors that block a release; empty without any. */
export function errorsSection(view: ReportView): Markup {
  const errors = view.report.findings.filter(({ level }) => level === 'error');
  const log = view.report.build?.log ?? [];
  if (errors.length + log.length === 0) return html``;
  return section(
    'why',
    'Why it did not go live',
    '',
    html`${findingList(view, 'Errors on the site', errors)}${
      log.length > 0
        ? html`<h3>The last output of the failed step</h3>
            <pre class="log" tabindex="0">${log.join('\n')}</pre>`
        : null
    }`,
  );
}

/** Omissions, failures and warnings; empty without any. */
export function problemsSection(view: ReportView): Markup {
  const problems = view.report.build?.problems ?? [];
  const warnings = view.report.findings.filter(({ level }) => level === 'warning');
  if (problems.length + warnings.length === 0) return html``;
  return section(
    'left-out',
    'Left out, or worth a look',
    'Problems with one cause are one line, with every case behind it.',
    html`${problemList(view, 'Left out, or kept in an earlier version', problems.filter(isQuarantined))}${problemList(view, 'Pictures and files that failed', problems.filter(isMedia))}${problemList(
      view,
      'In the admin panel',
      problems.filter((problem) => !isQuarantined(problem) && !isMedia(problem)),
    )}${findingList(view, 'On the site', warnings)}`,
  );
}
