/** The report of a release run: as data, and in Markdown. Its page: `pipeline/reports/page.ts`. */
import { formatNumber } from '../../src/lib/numbers';
import { groupedProblems, isMedia, problemLine } from '../../src/pull/grouped-problems';
import type { Problem } from '../../src/pull/snapshot/types';
import type { DeployReport } from '../hosting/object-store/deploy';
import { collectionRows, isQuarantined, pictureStoreFacts, type BuildReport } from '../report';
import type { Finding } from './checks/finding';

/** The exit status of each outcome. */
export const exitCodes = {
  /** A new release is live. */
  published: 0,
  /** A failure. The live release is unchanged, unless only the upload failed. */
  failed: 1,
  /** The live release is up to date. */
  unchanged: 10,
  /** A collection could not be read: the live release has its items of an earlier run, or none. */
  'older-content': 11,
  /** The new release passed all checks, but a hold blocks it. */
  held: 12,
  /** Another run is in progress. */
  busy: 13,
} as const;

export type ReleaseOutcome = keyof typeof exitCodes;

export interface ReleaseReport {
  outcome: ReleaseOutcome;
  /** Whether a new release went live. */
  isPublished: boolean;
  environment: string;
  siteUrl: string;
  /** ISO 8601. */
  startedAt: string;
  finishedAt: string;
  seconds: number;
  /** The new release, if there is one, and the one that was live before. */
  release: string | null;
  before: string | null;
  hold: string | null;
  error: string | null;
  /** Arguments that accept a refused run; none if nothing was refused, or nobody may accept it. */
  accept: readonly string[];
  /** Failures that did not block the release. */
  remarks: string[];
  findings: Finding[];
  /** Bytes of the site, before and after. */
  bytes: { before: number | null; after: number | null };
  /** Seconds of the last run that published, to compare with. */
  secondsBefore: number | null;
  /** Seconds by step of this run. */
  steps: Record<string, number>;
  /** Whether the build was compared with a cold one. */
  isColdChecked: boolean;
  /** The deploy to the object store; null without a store, or with nothing to send. */
  upload: DeployReport | null;
  build: BuildReport | null;
}

const headlines: Record<ReleaseOutcome, string> = {
  published: 'A new release is live',
  failed: 'The release failed; the site is unchanged',
  unchanged: 'Nothing has changed; the site is up to date',
  'older-content': 'Part of the site shows older content',
  held: 'A release is ready, but on hold',
  busy: 'Another release is in progress',
};

export const headlineOf = ({
  outcome,
  isPublished,
}: Pick<ReleaseReport, 'outcome' | 'isPublished'>): string =>
  outcome === 'failed' && isPublished
    ? 'A new release is live here, but a later step failed'
    : headlines[outcome];

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const MOST = 200;

interface Section {
  title: string;
  lines: { text: string; path?: string }[];
}

/** A section with its first lines and the number of the others; none without lines. */
function section<T>(
  title: string,
  all: readonly T[],
  lineOf: (each: T) => Section['lines'][number],
): Section[] {
  if (all.length === 0) return [];
  const rest = all.length - MOST;
  return [
    {
      title: `${title}: ${formatNumber(all.length)}`,
      lines: [
        ...all.slice(0, MOST).map(lineOf),
        ...(rest > 0 ? [{ text: `… and ${formatNumber(rest)} more` }] : []),
      ],
    },
  ];
}

const pageSection = (title: string, paths: readonly string[]) =>
  section(title, paths, (path) => ({ text: path, path }));

const findingSection = (title: string, findings: readonly Finding[]) =>
  section(title, findings, ({ where, what }) => ({ text: `${where} ${what}` }));

const problemSection = (
  title: string,
  problems: readonly Problem[],
  isMeant: (problem: Problem) => boolean,
) => section(title, problems.filter(isMeant), (problem) => ({ text: problemLine(problem) }));

const uploadFact = ({ sent, bytes, removed, invalidate }: DeployReport) =>
  `Object store: ${formatNumber(sent)} sent (${megabytes(bytes)}), ${formatNumber(removed)} removed; the CDN has to ask again for ${invalidate[0] === '/*' ? 'everything' : `${formatNumber(invalidate.length)} paths`}`;

const picturesFact = ({ pictures: { done, failed } }: BuildReport) =>
  `Pictures: ${formatNumber(done)} done, ${formatNumber(failed)} failed`;

const stepsFact = (steps: ReleaseReport['steps']) =>
  `Of these: ${Object.entries(steps)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
    .join(', ')}`;

/** The facts at the top of a report, one a line. */
export function reportFacts(report: ReleaseReport): string[] {
  const { build, bytes } = report;
  const size =
    bytes.after === null
      ? []
      : [
          `Size: ${megabytes(bytes.after)}${bytes.before === null ? '' : ` (before: ${megabytes(bytes.before)})`}`,
        ];
  const before =
    report.secondsBefore === null ? '' : ` (before: ${report.secondsBefore.toFixed(0)} s)`;
  return [
    `Environment: ${report.environment}, ${report.siteUrl}`,
    `Release: ${report.release ?? 'none'}; before it: ${report.before ?? 'none'}`,
    ...(report.hold ? [`Hold: ${report.hold}`] : []),
    ...(build && build.pages.total > 0 ? [`Pages: ${formatNumber(build.pages.total)}`] : []),
    ...size,
    ...(build ? [picturesFact(build), ...pictureStoreFacts(build)] : []),
    `Took ${report.seconds.toFixed(1)} s${before}, from ${report.startedAt}`,
    ...(Object.keys(report.steps).length > 0 ? [stepsFact(report.steps)] : []),
    ...(report.upload ? [uploadFact(report.upload)] : []),
    ...(report.isColdChecked ? ['Equal to a build from nothing, file by file'] : []),
    ...report.remarks,
  ];
}

function sections(report: ReleaseReport): Section[] {
  const { build, findings } = report;
  const problems = groupedProblems(build?.problems ?? []);
  return [
    ...findingSection(
      'Errors that block the release',
      findings.filter(({ level }) => level === 'error'),
    ),
    ...problemSection('Left out, or kept in an earlier version', problems, isQuarantined),
    ...problemSection('Pictures and files that failed', problems, isMedia),
    ...problemSection(
      'Worth a look in the admin panel',
      problems,
      (problem) => !isQuarantined(problem) && !isMedia(problem),
    ),
    ...(build && build.log.length > 0
      ? [
          {
            title: 'The last output of the failed step',
            lines: build.log.map((text) => ({ text })),
          },
        ]
      : []),
    ...findingSection(
      'Worth a look on the site',
      findings.filter(({ level }) => level === 'warning'),
    ),
    ...pageSection('New pages', build?.pages.new ?? []),
    ...pageSection('Changed pages', build?.pages.changed ?? []),
    ...pageSection('Removed pages', build?.pages.removed ?? []),
  ];
}

const markdownText = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');

/** The report in Markdown (GitHub's, for the table). */
export function reportMarkdown(report: ReleaseReport): string {
  const [columns, ...rows] = report.build ? collectionRows(report.build) : [];
  const link = (path: string) => `<${encodeURI(`${report.siteUrl}${path}`)}>`;
  return [
    `# ${headlineOf(report)}`,
    '',
    ...(report.error ? [`**${markdownText(report.error)}**`, ''] : []),
    ...reportFacts(report).map((fact) => `- ${markdownText(fact)}`),
    '',
    ...(columns
      ? [
          `| ${columns.join(' | ')} |`,
          `| --- | --- | ---: | ---: | ---: | ---: |`,
          ...rows.map((row) => `| ${row.map(markdownText).join(' | ')} |`),
          '',
        ]
      : []),
    ...sections(report).flatMap(({ title, lines }) => [
      `## ${title}`,
      '',
      ...lines.map(({ text, path }) => `- ${path === undefined ? markdownText(text) : link(path)}`),
      '',
    ]),
  ].join('\n');
}
