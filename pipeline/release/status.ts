/** Status for monitoring: the health of the site and of the schedule. */
import path from 'node:path';
import { count } from '../../src/lib/numbers';
import { isRoleOpen } from '../../src/collections/item-facts';
import { readJson } from '../files';
import { writeDurably } from '../durable';
import { heldSince } from '@corporate-website/locks/lock';
import type { ReleaseOutcome, ReleaseReport } from './report';
import type { ReleaseSettings } from './settings';
import type { ReleaseStore } from './store';

/** The status of the last run: `status.json` in the environment's folder. */
export interface RunStatus {
  outcome: ReleaseOutcome;
  /** ISO 8601. */
  finishedAt: string;
  error: string | null;
  /** When a run last found the site up to date, or made it so; ISO 8601. */
  freshAt: string | null;
  /** Of the last run that published; null before the first. */
  seconds: number | null;
  /** Seconds of the last run, whatever its outcome; missing in files of earlier code. */
  took?: number;
}

const fileOf = (store: ReleaseStore) => path.join(store.folder, 'status.json');

/** The lock that a run holds. */
export const lockOfRuns = ({ folder }: ReleaseStore) => path.join(folder, 'lock.json');

export function readRunStatus(store: ReleaseStore): RunStatus | null {
  return readJson<RunStatus>(fileOf(store));
}

/** Notes how a run ended. A run that gave way to another leaves no trace. */
export function noteRun(store: ReleaseStore, report: ReleaseReport): void {
  const before = readRunStatus(store);
  const isFresh = report.outcome === 'published' || report.outcome === 'unchanged';
  const status: RunStatus = {
    outcome: report.outcome,
    finishedAt: report.finishedAt,
    error: report.error,
    freshAt: isFresh ? report.finishedAt : (before?.freshAt ?? null),
    seconds: report.isPublished ? report.seconds : (before?.seconds ?? null),
    took: report.seconds,
  };
  writeDurably(fileOf(store), `${JSON.stringify(status, null, 2)}\n`);
}

export interface Health {
  /** As in Nagios: 0 is OK, 1 a warning, 2 an error. */
  code: 0 | 1 | 2;
  lines: string[];
}

const HOUR = 3_600_000;
const hours = (ms: number) => `${(ms / HOUR).toFixed(1)} h`;

/** @param now milliseconds since 1970 */
export function healthOf(store: ReleaseStore, settings: ReleaseSettings, now: number): Health {
  const live = store.live();
  const status = readRunStatus(store);
  const { hold, coldTriedAt, coldCheckedAt } = store.state();
  const wrong: string[] = [];
  const doubtful: string[] = [];
  const facts: string[] = [];
  if (live) facts.push(`Live: ${live.id}, ${live.pages} pages, content of ${live.contentFrom}`);
  else wrong.push('No release is live.');
  if (status) {
    const sinceRun = now - Date.parse(status.finishedAt);
    const took = status.took === undefined ? '' : `, took ${Math.round(status.took)} s`;
    facts.push(`Last run: ${status.outcome}, ${status.finishedAt}${took}`);
    if (status.outcome === 'failed') {
      wrong.push(`The last run failed: ${status.error?.split('\n')[0] ?? 'no reason was noted'}`);
    }
    if (settings.missedAfterMs > 0 && sinceRun > settings.missedAfterMs) {
      wrong.push(`No run has ended for ${hours(sinceRun)}; does the schedule run?`);
    }
    const sinceFresh = status.freshAt ? now - Date.parse(status.freshAt) : Infinity;
    if (settings.staleAfterMs > 0 && sinceFresh > settings.staleAfterMs) {
      wrong.push(
        status.freshAt
          ? `The content is as of ${status.freshAt}, ${hours(sinceFresh)} ago.`
          : 'No run has yet seen all of the content.',
      );
    }
    if (status.outcome === 'older-content') {
      doubtful.push('A part of the content is older: a collection could not be read.');
    }
  } else {
    doubtful.push('No run has ended yet.');
  }
  // A run closes a job within the hour. If one stays open longer, runs are missing or on hold.
  const late = Math.max(settings.missedAfterMs, HOUR);
  const over = Object.entries(live?.openJobs ?? {}).filter(
    ([, end]) => !isRoleOpen(end, now - late),
  );
  if (over.length > 0) {
    doubtful.push(
      `${count(over.length, 'job is', 'jobs are')} shown as open and closed long ago, such as ${over[0]?.join(', at ') ?? ''}.`,
    );
  }
  const tried = Date.parse(coldTriedAt ?? '');
  const isCompared = Date.parse(coldCheckedAt ?? '') >= tried;
  if (coldTriedAt && !isCompared && now - tried > settings.timeLimitMs) {
    doubtful.push(
      `The comparison with a build from nothing that was begun ${coldTriedAt} did not end well; the last that did: ${coldCheckedAt ?? 'none'}.`,
    );
  }
  const since = heldSince(lockOfRuns(store));
  if (since !== null) facts.push(`Running: since ${new Date(since).toISOString()}`);
  const strangers = live ? store.strangers(live.id) : [];
  if (strangers.length > 0) {
    doubtful.push(
      `${count(strangers.length, 'file', 'files')} of the live site in no release, such as ${strangers[0] ?? ''}: somebody put them there.`,
    );
  }
  if (hold) doubtful.push(`Held since ${hold.since}: ${hold.reason}. \`release resume\` lets go.`);
  return {
    code: wrong.length > 0 ? 2 : doubtful.length > 0 ? 1 : 0,
    lines: [...wrong, ...doubtful, ...facts],
  };
}
