/** Results as a table for the terminal and as a section of `docs/performance.md`. */
import type { ContentRun, Results, Step, StepResult } from './builds';
import { machine, markdownTable, putSection, terminalTable } from './performance-file';
import { machineText } from './quiet';
import { isOfSearchIndex } from './trees';

const stepNames: Record<Step, string> = {
  cold: 'cold',
  stored: 'cold, the store filled',
  unchanged: 'warm, no change (nothing to build)',
  warm: 'warm, no change (FORCE_BUILD=1)',
  changed: 'warm, one post changed',
  firstRelease: 'release of what is built, the first',
  changedRelease: 'release, one post changed',
  laterRelease: 'the same once earlier releases go',
  unchangedRelease: 'release, no change',
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
    pictureFiles === null ? '–' : number(pictureFiles),
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
  met: boolean;
}

function ratio(name: string, ours: StepResult, yardstick: StepResult, most: number): Aim {
  const seconds = ours.seconds / yardstick.seconds;
  const cpu =
    ours.cpuSeconds && yardstick.cpuSeconds
      ? `, CPU ${(ours.cpuSeconds / yardstick.cpuSeconds).toFixed(2)}`
      : '';
  const page = ours.seconds / ours.pages / (yardstick.seconds / yardstick.pages);
  return {
    text: `${name}: ${seconds.toFixed(2)} times the yardstick${cpu}, ${page.toFixed(2)} a page (aim: at most ${most})`,
    met: seconds <= most,
  };
}

const peakOf = (results: Results) =>
  Math.max(...Object.values(results).map(({ peakMemoryBytes }) => peakMemoryBytes ?? 0));

/** The changed post's files: all that changed must show it. */
function changeAim({ changed, unexplained }: StepResult): Aim {
  const others = unexplained.slice(0, 10).map((name) => ` ${name}`);
  const ofIndex = changed?.filter(isOfSearchIndex).length ?? 0;
  return {
    text: `One changed post: ${number(changed?.length ?? 0)} files changed, ${number(ofIndex)} of them of the search index; of the others ${unexplained.length} without the post in them${others.join(',')} (aim: 0)`,
    met: unexplained.length === 0,
  };
}

/** A release against the pull and the build that are a part of it. The report's pictures come after it is live. */
function releaseAim(name: string, { seconds, parts }: StepResult): Aim {
  const pictures = parts['pictures'] ?? 0;
  const times = (seconds - pictures) / ((parts['pull'] ?? 0) + (parts['build'] ?? 0));
  return {
    text: `${name}: ${times.toFixed(2)} times its build (aim: at most 1.5); then pictures for ${pictures.toFixed(1)} s`,
    met: times <= 1.5,
  };
}

/** Aims, and whether they were reached. */
export function aimsOf({ posts, ours, yardstick }: ContentRun): Aim[] {
  const [cold, warm, changed] = [yardstick.cold, yardstick.warm, yardstick.changed];
  const peak = peakOf(ours) / peakOf(yardstick);
  return [
    ...(ours.cold && cold ? [ratio('Cold', ours.cold, cold, posts < 5000 ? 1.5 : 1.25)] : []),
    ...(ours.stored && cold ? [ratio('Cold, the store filled', ours.stored, cold, 0.5)] : []),
    ...(ours.unchanged && warm ? [ratio('Nothing to build', ours.unchanged, warm, 1)] : []),
    ...(ours.warm && warm ? [ratio('No change, Gatsby run all the same', ours.warm, warm, 2)] : []),
    ...(ours.changed && changed
      ? [ratio('One changed post', ours.changed, changed, 2), changeAim(ours.changed)]
      : []),
    ...(ours.changedRelease
      ? [releaseAim('Release of one changed post', ours.changedRelease)]
      : []),
    ...(ours.laterRelease
      ? [releaseAim('The same once earlier releases go', ours.laterRelease)]
      : []),
    {
      text: `Peak memory: ${peak.toFixed(2)} times the yardstick's (aim: at most 2)`,
      met: peak <= 2,
    },
  ];
}

const verdict = (met: boolean) => (met ? 'reached' : 'missed');

/** Seconds of this site's builds and releases, by part; what one changed post changes. */
function partLines({ ours, changedKinds }: ContentRun): string[] {
  const seconds = steps.flatMap((step) => {
    const parts = Object.entries(ours[step]?.parts ?? {});
    if (parts.length === 0) return [];
    return [
      `${stepNames[step]}: ${parts.map(([name, value]) => `${name} ${value.toFixed(1)} s`).join(', ')}`,
    ];
  });
  const kinds =
    changedKinds.length > 0
      ? [`what one changed post changes, before packing: ${changedKinds.join(', ')}`]
      : [];
  return [...seconds, ...kinds];
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
    machineText(run.machine),
    '',
  ].join('\n');
}

function markdown(run: ContentRun, command: string): string {
  return [
    `### ${number(run.posts)} posts, ${number(run.pictures)} pictures`,
    '',
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`, on ${machine()}; ${machineText(run.machine)}.`,
    '',
    markdownTable(titles, rows(run), TEXTS),
    '',
    ...partLines(run).map((text) => `- ${text}`),
    '',
    ...aimsOf(run).map(({ text, met }) => `- ${verdict(met)}: ${text}`),
  ].join('\n');
}

const INTRO = `## Content builds

\`npm run bench\` builds generated posts (300 to 900 words, a picture of 1280 by 720 on every tenth) that an HTTP API on loopback serves, and in turn the yardstick: a bare Gatsby site of one template (\`bench/yardstick/\`) that reads the same snapshot and makes the same post pages and picture sizes. This site’s seconds include the pull over HTTP, all list, category and archive pages, the verification of the output and its putting in place; the yardstick has none of these. \`npm run bench -- release\` goes on with releases, as a schedule runs them: the checks, the look in the browser, the report with its pictures and the packing are in their seconds. Memory is the sum over all processes of a build.`;

/** Puts the section of a run on a quiet machine into the document, in place of the last one of as many posts. */
export function record(run: ContentRun, command: string): void {
  putSection(`content-${run.posts}`, markdown(run, command), INTRO);
}
