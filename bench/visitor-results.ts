/** Costs of visits, as a table for the terminal and as a section of `docs/performance.md`. */
import { count } from '../src/lib/numbers';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';
import { median } from './median';
import type { PageResult, VisitorRun } from './visitor';
import { inEach, PARTS, partsOf } from './script-parts';
import { categories, type Verdict } from './visitor-lighthouse';
import type { Navigation, Visit } from './visitor-page';

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
  /** The pages that it is for; all by default. */
  isFor?: (page: PageResult) => boolean;
}

const aims: readonly Aim[] = [
  {
    name: 'CPU against the stripped page',
    most: 1.15,
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
  {
    name: 'script kB in use',
    most: 115,
    of: ({ scriptInUse }) => scriptInUse / 1000,
    isFor: ({ hasForm }) => !hasForm,
  },
  {
    name: 'script kB in use, with a form',
    most: 130,
    of: ({ scriptInUse }) => scriptInUse / 1000,
    isFor: ({ hasForm }) => hasForm,
  },
  {
    name: 'kB of a navigation to another kind',
    most: 25,
    of: ({ toOtherKind }) => toOtherKind.bytes / 1000,
  },
  {
    name: 'ms of a navigation to another kind, on a processor four times slower',
    most: 300,
    of: ({ toOtherKind }) => toOtherKind.time,
  },
];
const onward = (navigation: Navigation | null) =>
  navigation ? [kilobytes(navigation.bytes), whole(navigation.time)] : ['–', '–'];

const onwardTitles = [
  'Then',
  'second visit kB',
  'its LCP ms',
  'own kind kB',
  'ms',
  'other kind kB',
  'ms',
];

/** A second visit, and navigations on a processor four times slower. */
const onwardRows = ({ pages }: VisitorRun): string[][] =>
  pages.map(({ kind, second, toOwnKind, toOtherKind }) => [
    kind,
    kilobytes(second.bytes),
    whole(second.lcp),
    ...onward(toOwnKind),
    ...onward(toOtherKind),
  ]);

const peerTitles = [
  'Peer',
  'CPU ms',
  'script ms',
  'LCP ms',
  'CLS',
  'requests',
  'HTML kB',
  'script kB',
];

const peerRows = ({ peers }: VisitorRun): string[][] =>
  peers.map(({ path, visit, weight }) => [
    path,
    whole(visit.task),
    whole(visit.script),
    whole(visit.lcp),
    visit.cls.toFixed(3),
    String(weight.requests),
    kilobytes(weight.html),
    kilobytes(weight.script),
  ]);

const partTitles = ['Script in use, kB', ...PARTS, 'sum'];

/** Parts of the scripts in use, by the source maps of the build. */
function partRows({ pages }: VisitorRun): string[][] {
  const common = inEach(pages.map(({ modules }) => modules));
  return pages.map(({ kind, modules }) => {
    const parts = partsOf(modules, common);
    const sum = parts.reduce((a, b) => a + b, 0);
    return [kind, ...parts.map(kilobytes), kilobytes(sum)];
  });
}

const MOST_MODULES = 25;
const moduleTitles = ['Largest modules of each kind', 'kB'];

/** The largest modules that each kind of page loads. */
function moduleRows({ pages }: VisitorRun): string[][] {
  const [first] = pages;
  if (!first) return [];
  const common = inEach(pages.map(({ modules }) => modules));
  return [...first.modules]
    .filter(([module]) => common.has(module))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_MODULES)
    .map(([module, bytes]) => [module, kilobytes(bytes)]);
}

/** By how much two rows of visits to one page differ, which is noise alone. */
function noiseLine({ pages }: VisitorRun): string[] {
  const differences = (of: (visit: Visit) => number | null) =>
    pages
      .map(({ ours, again }) => Math.abs((ratio(of(ours), of(again)) ?? 1) - 1))
      .sort((a, b) => a - b);
  const told = (name: string, of: (visit: Visit) => number | null) => {
    const all = differences(of);
    const percent = (value = 0) => `${Math.round(value * 100)} %`;
    return `${name} by ${percent(median(all) ?? 0)} in the median and ${percent(all.at(-1))} at most`;
  };
  if (pages.length === 0) return [];
  return [
    `noise: two rows of visits to the same page differ in ${told('CPU', ({ task }) => task)}, in ${told('LCP', ({ lcp }) => lcp)}`,
  ];
}

/** Of a hundred. */
const scoreAims: Verdict['scores'] = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Milliseconds. */
const SLOWEST_ANSWER = 80;

const outcome = (met: boolean) => (met ? 'reached' : 'missed');

/** Aims, whether they were reached, and where not. */
export function aimLines(run: VisitorRun): string[] {
  const { pages, interactions, failed } = run;
  const lines = aims.flatMap(({ name, most, of, isFor = () => true }) => {
    const found = pages
      .filter(isFor)
      .map((page) => ({ kind: page.kind, value: of(page) ?? Infinity }));
    if (found.length === 0) return [];
    const worst = found.reduce((a, b) => (b.value > a.value ? b : a));
    const over = found.filter(({ value }) => value > most).length;
    return `${outcome(over === 0)}: ${name}, at most ${most}; the most is ${worst.value.toFixed(2)} (${worst.kind})${over === 0 ? '' : `, over it ${over} of ${found.length}`}`;
  });
  const answers = Object.entries(interactions).map(
    ([name, time]) =>
      `${outcome(time <= SLOWEST_ANSWER)}: ${name} answers in ${time} ms, on a processor four times slower (aim: at most ${SLOWEST_ANSWER})`,
  );
  return [
    ...noiseLine(run),
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

/** All tables with their titles; those without a row left out. */
const tablesOf = (run: VisitorRun) =>
  [
    { heads: titles, rows: run.pages.map(row) },
    { heads: partTitles, rows: partRows(run) },
    { heads: moduleTitles, rows: moduleRows(run) },
    { heads: onwardTitles, rows: onwardRows(run) },
    { heads: scoreTitles, rows: scoreRows(run) },
    { heads: peerTitles, rows: peerRows(run) },
  ].filter(({ rows }) => rows.length > 0);

/** The tables and the aims, for a terminal. */
export function terminalText(run: VisitorRun): string {
  return [
    '',
    ...tablesOf(run).flatMap(({ heads, rows }) => [terminalTable(heads, rows, TEXTS), '']),
    ...aimLines(run).map((line) => `  ${line}`),
    '',
  ].join('\n');
}

const INTRO = `## Visits

\`npm run bench -- visitor\` visits a page of each kind in a real Chromium as a phone (412 px wide), always for the first time, from the site that was built last, behind nginx with its own configuration; and in turn the same page with all scripts taken out and the banner shown. CPU is the main thread's, in milliseconds of the processor; figures are the medians of the visits. Sizes are of the answers as packed by gzip; script in use is what has come after the first sign of use. A page that asks the admin API needs it up; Lighthouse wants a production build (\`SITE_URL=https://…\`), since any other asks search engines to stay away.`;

/** Puts a run into the document, in place of the last one. */
export function record(run: VisitorRun, command: string): void {
  const text = [
    `### Visits on a ${run.device}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`, ${count(run.runs, 'visit', 'visits')} of each page, on ${machine()}.`,
    '',
    ...tablesOf(run).flatMap(({ heads, rows }) => [markdownTable(heads, rows, TEXTS), '']),
    ...aimLines(run).map((line) => `- ${line}`),
  ].join('\n');
  putSection(run.device === 'phone' ? 'visitor' : `visitor-${run.device}`, text, INTRO);
}
