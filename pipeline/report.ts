/** The report of a build, as data and as text. */
import { formatNumber } from '../src/lib/numbers';
import { groupedProblems, problemLine } from '../src/pull/grouped-problems';
import { alignedRows } from '../src/pull/report';
import type { Problem, SnapshotManifest } from '../src/pull/snapshot/types';
import { collectionKeys, collectionOf, type CollectionKey } from '../src/collections/build-rows';
import type { PictureStoreReport } from './picture-store/jobs';
import type { Start } from './work-directory';
import type { Changes } from './changes';

export type BuildOutcome =
  /** Built from the current content of all collections. */
  | 'built'
  /** The site is up to date. */
  | 'unchanged'
  /** Built, with an empty collection, because it could not be read. */
  | 'degraded'
  /** Built, with a collection taken from an older snapshot. */
  | 'older-content'
  /** Not built; the site is unchanged. */
  | 'failed';

export interface CollectionReport {
  label: string;
  /** `live`, `empty`, or `from <time>`. */
  source: string;
  fetched: number;
  published: number;
  withheld: number;
  quarantined: number;
}

export interface BuildReport {
  outcome: BuildOutcome;
  startedAt: string;
  finishedAt: string;
  start: Start | null;
  generation: string | null;
  error: string | null;
  /** The last lines of the failed step's output. */
  log: string[];
  collections: Partial<Record<CollectionKey, CollectionReport>>;
  pictures: { done: number; failed: number };
  /** Null without a store, or if Gatsby has failed. */
  pictureStore: PictureStoreReport | null;
  problems: Problem[];
  pages: { total: number; new: string[]; changed: string[]; removed: string[] };
  files: { total: number; added: number; changed: number; removed: number };
  seconds: number;
  /** Seconds by step that the build reached: pull, prepare, gatsby, search index, verify, place. */
  steps: Record<string, number>;
  /** Null if Gatsby did not run, or failed. */
  gatsby: { seconds: number } | null;
}

/** The report of a build at its start. */
export function emptyReport(): BuildReport {
  return {
    outcome: 'failed',
    startedAt: new Date().toISOString(),
    finishedAt: '',
    start: null,
    generation: null,
    error: null,
    log: [],
    collections: {},
    pictures: { done: 0, failed: 0 },
    pictureStore: null,
    problems: [],
    pages: { total: 0, new: [], changed: [], removed: [] },
    files: { total: 0, added: 0, changed: 0, removed: 0 },
    seconds: 0,
    steps: {},
    gatsby: null,
  };
}

/** Whether an item was invalid: left out, or kept in its earlier version. */
export const isQuarantined = ({ kind }: Problem): boolean =>
  kind === 'item-left-out' || kind === 'item-kept';

/** The part of a report that follows from the snapshot. */
export function reportOfSnapshot(
  manifest: SnapshotManifest,
): Pick<BuildReport, 'collections' | 'pictures' | 'problems' | 'generation'> {
  const collections = Object.fromEntries(
    collectionKeys.map((key) => {
      const { outcome, takenAt, fetched, published, withheld } = manifest.collections[key];
      const quarantined = manifest.problems.filter(
        (problem) => problem.collection === key && isQuarantined(problem),
      ).length;
      const source = outcome === 'kept' ? `from ${takenAt}` : outcome;
      const label = collectionOf(key).label;
      return [key, { label, source, fetched, published, withheld, quarantined }];
    }),
  );
  const failed = manifest.problems.filter(({ kind }) => kind === 'picture-failed').length;
  return {
    collections,
    pictures: { done: Object.keys(manifest.pictures).length, failed },
    problems: manifest.problems,
    generation: manifest.generation,
  };
}

/** The paths of pages among changed files. A new file that only redirects does not count as a new page. */
export function pageChanges(
  changes: Changes,
  redirects: readonly { from: string }[],
): Omit<BuildReport['pages'], 'total'> {
  const moved = new Set(redirects.map(({ from }) => from));
  const pages = (names: readonly string[]) =>
    names
      .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
      .map((name) => `/${name.replace(/\/?index\.html$/, '')}`);
  return {
    new: pages(changes.added).filter((path) => !moved.has(path)),
    changed: pages(changes.changed),
    removed: pages(changes.removed),
  };
}

/** The collections of a build in rows of cells, their names first. */
export function collectionRows({ collections }: BuildReport): string[][] {
  const rows = Object.values(collections).map(
    ({ label, source, fetched, published, withheld, quarantined }) => [
      label,
      source,
      ...[fetched, published, withheld, quarantined].map(formatNumber),
    ],
  );
  const names = ['Collection', 'Source', 'Fetched', 'Published', 'Withheld', 'Quarantined'];
  return rows.length > 0 ? [names, ...rows] : [];
}

function list(title: string, paths: readonly string[], most = 12): string[] {
  if (paths.length === 0) return [];
  const rest = paths.length - most;
  return [
    `  ${title}: ${formatNumber(paths.length)}`,
    ...paths.slice(0, most).map((path) => `    ${path}`),
    ...(rest > 0 ? [`    … and ${formatNumber(rest)} more`] : []),
  ];
}

/** One line about the picture store; none where there is no store. */
export function pictureStoreFacts({ pictureStore }: Pick<BuildReport, 'pictureStore'>): string[] {
  if (!pictureStore) return [];
  const { taken, made, given, damaged, note } = pictureStore;
  const counts = [
    `${formatNumber(taken)} taken`,
    `${formatNumber(made)} made`,
    `${formatNumber(given)} given`,
    ...(damaged > 0 ? [`${formatNumber(damaged)} damaged and made again`] : []),
  ].join(', ');
  const isUsed = taken + made > 0 || note === null;
  return [`Picture store: ${[...(isUsed ? [counts] : []), ...(note ? [note] : [])].join('; ')}`];
}

/** Records the differences between a new site and the one before it. */
export function noteChanges(
  report: BuildReport,
  changes: Changes,
  made: { pages: number; files: readonly string[]; redirects: readonly { from: string }[] },
): void {
  report.pages = { total: made.pages, ...pageChanges(changes, made.redirects) };
  report.files = {
    total: made.files.length,
    added: changes.added.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
  };
}

const outcomes: Record<BuildOutcome, string> = {
  built: 'The site was built and put in place.',
  unchanged: 'Nothing has changed; the site is up to date.',
  degraded: 'The site was built, but a collection could not be read and is empty.',
  'older-content': 'The site was built, partly from older content.',
  failed: 'The build failed. The site is unchanged.',
};

/** The report for a terminal. */
export function reportText(report: BuildReport): string {
  const { pages, files, gatsby, problems } = report;
  const most = 40;
  const grouped = groupedProblems(problems);
  const lines = [
    '',
    outcomes[report.outcome],
    ...(report.error ? [`  ${report.error}`] : []),
    ...alignedRows(collectionRows(report)).map((row) => `  ${row}`),
    `  Pictures: ${formatNumber(report.pictures.done)} done, ${formatNumber(report.pictures.failed)} failed`,
    ...pictureStoreFacts(report).map((fact) => `  ${fact}`),
    ...(problems.length > 0 ? [`  Problems: ${formatNumber(problems.length)}`] : []),
    ...grouped.slice(0, most).map((problem) => `    ${problemLine(problem)}`),
    ...(grouped.length > most ? [`    … and ${formatNumber(grouped.length - most)} more`] : []),
    ...(report.outcome === 'failed' || report.outcome === 'unchanged'
      ? []
      : [
          `  Pages: ${formatNumber(pages.total)}; files: ${formatNumber(files.total)} (${formatNumber(files.added)} new, ${formatNumber(files.changed)} changed, ${formatNumber(files.removed)} removed)`,
          ...list('New pages', pages.new),
          ...list('Changed pages', pages.changed),
          ...list('Removed pages', pages.removed),
        ]),
    `  ${report.seconds.toFixed(1)} s in all${
      gatsby ? `; Gatsby ${gatsby.seconds.toFixed(1)} s (${report.start ?? ''})` : ''
    }`,
    '',
  ];
  return lines.join('\n');
}
