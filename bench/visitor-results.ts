/** Costs of visits, as a table for the terminal and as a section of `docs/performance.md`. */
import { machine, markdownTable, putSection, terminalTable } from './performance-file';
import type { PageResult, VisitorRun } from './visitor';
import { categories, type Verdict } from './visitor-lighthouse';

const titles = [
  'Page',
  'CPU ms',
  'stripped',
  'ratio',
  'script ms',
  'LCP ms',
  'stripped',
  'ratio',
  'CLS',
  'requests',
  'HTML kB',
  'CSS kB',
  'fonts kB',
  'script kB',
  'in use',
];
/** The columns of words; the others are numbers. */
const TEXTS = 1;

const whole = (value: number | null) => (value === null ? '?' : String(Math.round(value)));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function ratio(ours: number | null, stripped: number | null): number | null {
  return ours === null || !stripped ? null : ours / stripped;
}
const written = (value: number | null) => value?.toFixed(2) ?? '?';

function row({ kind, ours, stripped, weight, css, scriptInUse }: PageResult): string[] {
  return [
    kind,
    whole(ours.task),
    whole(stripped.task),
    written(ratio(ours.task, stripped.task)),
    whole(ours.script),
    whole(ours.lcp),
    whole(stripped.lcp),
    written(ratio(ours.lcp, stripped.lcp)),
    ours.cls?.toFixed(3) ?? '?',
    String(weight.requests),
    kilobytes(weight.html),
    kilobytes(css),
    kilobytes(weight.fonts),
    kilobytes(weight.script),
    kilobytes(scriptInUse),
  ];
}

const scoreTitles = ['Lighthouse, phone', ...categories, 'LCP ms', 'blocking ms', 'CLS'];

/** Lighthouse's scores, where it was run. */
function scoreRows({ pages }: VisitorRun): string[][] {
  return pages.flatMap(({ kind, verdict }) => (verdict ? [[kind, ...verdictCells(verdict)]] : []));
}

function verdictCells({ scores, times }: Verdict): string[] {
  const { lcp, blocking, shift } = times;
  return [
    ...categories.map((name) => String(scores[name])),
    whole(lcp),
    whole(blocking),
    shift.toFixed(3),
  ];
}

interface Aim {
  name: string;
  most: number;
  of: (page: PageResult) => number | null;
}

const aims: readonly Aim[] = [
  {
    name: 'CPU against the stripped page',
    most: 1.2,
    of: ({ ours, stripped }) => ratio(ours.task, stripped.task),
  },
  {
    name: 'LCP against the stripped page',
    most: 1.1,
    of: ({ ours, stripped }) => ratio(ours.lcp, stripped.lcp),
  },
  { name: 'CLS, to the end and back', most: 0.01, of: ({ ours }) => ours.cls },
  { name: 'requests', most: 12, of: ({ weight }) => weight.requests },
  { name: 'HTML kB', most: 25, of: ({ weight }) => weight.html / 1000 },
  { name: 'fonts kB', most: 80, of: ({ weight }) => weight.fonts / 1000 },
  {
    name: 'script kB before the first sign of use',
    most: 6,
    of: ({ weight }) => weight.script / 1000,
  },
  { name: 'script kB in use', most: 115, of: ({ scriptInUse }) => scriptInUse / 1000 },
];
/** Of a hundred. */
const scoreAims: Verdict['scores'] = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Milliseconds. */
const SLOWEST_ANSWER = 100;

const outcome = (met: boolean) => (met ? 'reached' : 'missed');

/** Aims, whether they were reached, and where not. */
export function aimLines({ pages, interactions, failed }: VisitorRun): string[] {
  const lines = (pages.length > 0 ? aims : []).map(({ name, most, of }) => {
    const found = pages.map((page) => ({ kind: page.kind, value: of(page) ?? Infinity }));
    const worst = found.reduce((a, b) => (b.value > a.value ? b : a));
    const over = found.filter(({ value }) => value > most).length;
    return `${outcome(over === 0)}: ${name}, at most ${most}; the most is ${worst.value.toFixed(2)} (${worst.kind})${over === 0 ? '' : `, over it ${over} of ${found.length}`}`;
  });
  const answers = Object.entries(interactions).map(
    ([name, time]) =>
      `${outcome(time <= SLOWEST_ANSWER)}: ${name} answers in ${time} ms, on a processor four times slower (aim: at most ${SLOWEST_ANSWER})`,
  );
  return [
    ...lines,
    ...scoreLines(pages),
    ...answers,
    ...failed.map((text) => `not measured: ${text}`),
  ];
}

/** The same for Lighthouse's scores: the missed ones, and their audits. */
function scoreLines(pages: readonly PageResult[]): string[] {
  const judged = pages.flatMap(({ kind, verdict }) => (verdict ? [{ kind, ...verdict }] : []));
  if (judged.length === 0) return [];
  return categories.map((name) => {
    const short = judged.filter(({ scores }) => scores[name] < scoreAims[name]);
    const whose = short.map(({ kind, scores, faults }) => {
      const why = name === 'performance' ? '' : ` (${faults.join(', ')})`;
      return `${kind} ${scores[name]}${why}`;
    });
    return `${outcome(short.length === 0)}: Lighthouse's ${name}, at least ${scoreAims[name]} on each of ${judged.length} kinds${whose.map((each) => `; ${each}`).join('')}`;
  });
}

/** The table and the aims, for a terminal. */
export function terminalText(run: VisitorRun): string {
  const scores = scoreRows(run);
  return [
    '',
    terminalTable(titles, run.pages.map(row), TEXTS),
    '',
    ...(scores.length > 0 ? [terminalTable(scoreTitles, scores, TEXTS), ''] : []),
    ...aimLines(run).map((line) => `  ${line}`),
    '',
  ].join('\n');
}

const INTRO = `## Visits

\`npm run bench -- visitor\` visits a page of each kind in a real Chromium as a phone (412 px wide), always for the first time, from the site that was built last, behind nginx with its own configuration; and in turn the same page with all scripts taken out and the banner shown. CPU is the main thread's, in milliseconds of the processor; figures are the medians of the visits. Sizes are of the answers as packed by gzip; script in use is what has come after the first sign of use. A page that asks the admin API needs it up; Lighthouse wants a production build (\`SITE_URL=https://…\`), since any other asks search engines to stay away.`;

/** Puts a run into the document, in place of the last one. */
export function record(run: VisitorRun, command: string): void {
  const scores = scoreRows(run);
  const text = [
    '### First visits',
    '',
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${run.runs} visits of each page, on ${machine()}.`,
    '',
    markdownTable(titles, run.pages.map(row), TEXTS),
    '',
    ...(scores.length > 0 ? [markdownTable(scoreTitles, scores, TEXTS), ''] : []),
    ...aimLines(run).map((line) => `- ${line}`),
  ].join('\n');
  putSection('visitor', text, INTRO);
}
