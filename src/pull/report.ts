/** A pull's report for a terminal. */
import { collections } from '../collections/build-rows';
import type { SnapshotManifest } from './snapshot/types';
import { groupedProblems, problemLine } from './grouped-problems';
import type { PullEvent, PullResult } from './pull';

const SHOWN_PROBLEMS = 40;

/** Rows of cells as lines: the first two columns hold words, the others figures. */
export function alignedRows(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function collectionRows(manifest: SnapshotManifest): string[][] {
  return collections.map(({ key, label }) => {
    const { outcome, takenAt, fetched, published, withheld } = manifest.collections[key];
    const left = manifest.problems.filter(
      (problem) =>
        problem.collection === key &&
        (problem.kind === 'item-left-out' || problem.kind === 'item-kept'),
    ).length;
    const from = outcome === 'kept' ? `of ${takenAt}` : outcome;
    return [label, from, String(fetched), String(published), String(withheld), String(left)];
  });
}

/** The summary: one row per collection, then the problems. */
export function summary(result: PullResult): string {
  const { manifest } = result;
  const { problems } = manifest;
  const rows = [
    ['Collection', 'From', 'Fetched', 'Published', 'Withheld', 'Unfit'],
    ...collectionRows(manifest),
  ];
  const media = `${Object.keys(manifest.pictures).length} pictures, ${Object.keys(manifest.files).length} files`;
  const seconds = result.seconds.toFixed(1);
  const grouped = groupedProblems(problems);
  const shown = grouped.slice(0, SHOWN_PROBLEMS).map((problem) => `  - ${problemLine(problem)}`);
  const more = grouped.length - shown.length;
  return [
    ...alignedRows(rows),
    `${media}; ${result.requests} requests in ${seconds} s.`,
    ...(problems.length > 0 ? [`Problems (${problems.length}):`, ...shown] : []),
    ...(more > 0 ? [`  … and ${more} more; the snapshot's manifest has all of them.`] : []),
    `Outcome: ${result.outcome}. Snapshot ${manifest.generation}${result.unchanged ? ' (nothing has changed since)' : ''}.`,
  ].join('\n');
}

/** Turns events into a few lines. */
export function progressLines(write: (line: string) => void): (event: PullEvent) => void {
  const label = (key: string): string => collections.find((row) => row.key === key)?.label ?? key;
  const shownAt = new Map<string, number>();
  const often = (topic: string, last: boolean, line: string): void => {
    const now = Date.now();
    if (!shownAt.has(topic)) shownAt.set(topic, now);
    if (!last && now - (shownAt.get(topic) ?? 0) < 2000) return;
    shownAt.set(topic, now);
    write(line);
  };
  return (event) => {
    if (event.kind === 'collection') {
      const from = event.outcome === 'live' ? '' : ` (${event.outcome})`;
      write(`${label(event.collection)}: ${event.items} items${from}`);
    } else if (event.kind === 'list') {
      if (event.page > 1)
        often(event.collection, false, `${label(event.collection)}: ${event.items} listed`);
    } else if (event.kind === 'details') {
      const { done, total } = event;
      often(
        `${event.collection} details`,
        false,
        `${label(event.collection)}: ${done} of ${total} read`,
      );
    } else {
      often(
        'media',
        event.done === event.total,
        `Pictures and files: ${event.done} of ${event.total}`,
      );
    }
  };
}
