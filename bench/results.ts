/** Results as a table for the terminal and as a section of `docs/performance.md`. */
import type { ContentRun, Results, Step, StepResult } from './content-builds';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';
import { isOfSearchIndex } from './trees';

const stepNames: Record<Step, string> = {
  cold: 'cold',
  unchanged: 'warm, no change (nothing to build)',
  warm: 'warm, no change (FORCE_BUILD=1)',
  changed: 'warm, one post changed',
};
const steps = Object.keys(stepNames) as Step[];

const number = (value: number) => value.toLocaleString('en');
const mebibytes = (bytes: number | null) =>
  bytes === null ? '?' : number(Math.round(bytes / 2 ** 20));

function row(site: string, step: Step, result: StepResult): string[] {
  const { seconds, cpuSeconds, pages, peakMemoryBytes, pictureFiles, changed } = result;
  return [
    site,
    // The yardstick has no short cut that would have to be passed over.
    site === 'yardstick' && step === 'warm' ? 'warm, no change' : stepNames[step],
    seconds.toFixed(1),
    cpuSeconds?.toFixed(1) ?? '?',
    number(pages),
    (pages / seconds).toFixed(1),
    mebibytes(peakMemoryBytes),
    number(pictureFiles),
    changed === null ? '–' : number(changed.length),
  ];
}

const titles = [
  'Site',
  'Build',
  'Seconds',
  'CPU s',
  'Pages',
  'Pages/s',
  'Peak MiB',
  'Picture files',
  'Files changed',
];

/** The columns of words; the others are numbers. */
const TEXTS = 2;

function rows({ ours, yardstick }: ContentRun): string[][] {
  const of = (site: string, results: Results) =>
    steps.flatMap((step) => {
      const result = results[step];
      return result ? [row(site, step, result)] : [];
    });
  return [...of('this site', ours), ...of('yardstick', yardstick)];
}

export interface Aim {
  text: string;
  /** Null where nothing was aimed at and the figure is only told. */
  met: boolean | null;
}

function ratio(name: string, ours: StepResult, yardstick: StepResult, most: number | null): Aim {
  const seconds = ours.seconds / yardstick.seconds;
  const cpu =
    ours.cpuSeconds && yardstick.cpuSeconds
      ? `, CPU ${(ours.cpuSeconds / yardstick.cpuSeconds).toFixed(2)}`
      : '';
  const page = ours.seconds / ours.pages / (yardstick.seconds / yardstick.pages);
  return {
    text: `${name}: ${seconds.toFixed(2)} times the yardstick${cpu}, ${page.toFixed(2)} a page${most === null ? '' : ` (aim: at most ${most})`}`,
    met: most === null ? null : seconds <= most,
  };
}

/** Aims, and whether they were reached. */
export function aimsOf({ ours, yardstick }: ContentRun): Aim[] {
  const aims: Aim[] = [];
  if (ours.cold && yardstick.cold) aims.push(ratio('Cold', ours.cold, yardstick.cold, 1.3));
  if (ours.unchanged && yardstick.warm) {
    aims.push(ratio('Warm, nothing to build', ours.unchanged, yardstick.warm, 1));
  }
  if (ours.warm && yardstick.warm) {
    aims.push(ratio('Warm, Gatsby run all the same', ours.warm, yardstick.warm, null));
  }
  if (ours.changed && yardstick.changed) {
    const { changed, unexplained } = ours.changed;
    const others = unexplained.slice(0, 10).map((name) => ` ${name}`);
    const ofIndex = changed?.filter(isOfSearchIndex).length ?? 0;
    aims.push(
      {
        text: `One changed post: ${number(changed?.length ?? 0)} files changed, ${number(ofIndex)} of them of the search index; of the others ${unexplained.length} without the post in them${others.join(',')} (aim: 0)`,
        met: unexplained.length === 0,
      },
      ratio('One changed post', ours.changed, yardstick.changed, null),
    );
  }
  return aims;
}

const verdict = (met: Aim['met']) => (met === null ? 'told' : met ? 'reached' : 'missed');

/** Seconds of this site's builds, by part. */
function partLines({ ours }: ContentRun): string[] {
  return steps.flatMap((step) => {
    const parts = Object.entries(ours[step]?.parts ?? {});
    if (parts.length === 0) return [];
    return [
      `${stepNames[step]}: ${parts.map(([name, value]) => `${name} ${value.toFixed(1)} s`).join(', ')}`,
    ];
  });
}

/** The table, the parts and the aims, for a terminal. */
export function terminalText(run: ContentRun): string {
  return [
    '',
    `${number(run.posts)} posts, ${number(run.pictures)} pictures`,
    terminalTable(titles, rows(run), TEXTS),
    '',
    ...partLines(run).map((line) => `  ${line}`),
    '',
    ...aimsOf(run).map(({ text, met }) => `  ${verdict(met).padEnd(7)}  ${text}`),
    '',
  ].join('\n');
}

function markdown(run: ContentRun, command: string): string {
  return [
    `### ${number(run.posts)} posts, ${number(run.pictures)} pictures`,
    '',
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`, on ${machine()}.`,
    '',
    markdownTable(titles, rows(run), TEXTS),
    '',
    ...partLines(run).map((text) => `- ${text}`),
    '',
    ...aimsOf(run).map(({ text, met }) => `- ${verdict(met)}: ${text}`),
  ].join('\n');
}

const INTRO = `## Content builds

\`npm run bench\` builds generated posts (300 to 900 words, a picture of 1280 by 720 on every tenth) that an HTTP API on loopback serves, and in turn the yardstick: a bare Gatsby site of one template (\`bench/yardstick/\`) that reads the same snapshot and makes the same post pages and picture sizes. This site’s seconds include the pull over HTTP, all list, category and archive pages, the verification of the output and its putting in place; the yardstick has none of these. Memory is the sum over all processes of a build.`;

/** Puts a run's section into the document, in place of the last one of as many posts. */
export function record(run: ContentRun, command: string): void {
  putSection(`content-${run.posts}`, markdown(run, command), INTRO);
}
