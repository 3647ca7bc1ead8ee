/** A run, and the state of the site after it, in the form of the admin API, for editors. */
import {
  MOST_LETTERS,
  MOST_TOLD,
  type ReleaseRun,
  type ReleaseState,
} from '@corporate-website/contract/release-requests';
import { collectionOf } from '../../src/collections/build-rows';
import { groupedProblems } from '../../src/pull/grouped-problems';
import type { Problem } from '../../src/pull/snapshot/types';
import { isQuarantined, type BuildReport } from '../report';
import { recordOf, sentenceOf } from '../reports/history';
import type { ReleaseReport } from './report';
import type { ReleaseStore } from './store';

const some = <T, U>(all: readonly T[], one: (each: T) => U) => ({
  total: all.length,
  first: all.slice(0, MOST_TOLD).map(one),
});

const itself = (text: string) => text;

const told = (problem: Problem) => ({
  item: problem.collection ? collectionOf(problem.collection).item.name : null,
  id: problem.id ?? null,
  field: problem.field ?? null,
  isRefused: isQuarantined(problem),
  message: problem.message.slice(0, MOST_LETTERS),
});

type Ended = Omit<ReleaseRun, 'pages' | 'problems'>;

/** The record of a build, from how it ended and from its report. */
export function runOf(ended: Ended, build: BuildReport | null): ReleaseRun {
  const { total = 0, new: added = [], changed = [], removed = [] } = build?.pages ?? {};
  const problems = groupedProblems(build?.problems ?? []);
  return {
    ...ended,
    pages: {
      total,
      new: some(added, itself),
      changed: some(changed, itself),
      removed: some(removed, itself),
    },
    problems: some(
      // Items that are left out come first, in case the list is cut.
      [...problems].sort((a, b) => Number(isQuarantined(b)) - Number(isQuarantined(a))),
      told,
    ),
  };
}

/** The record of a release's run. */
export const runOfRelease = (report: ReleaseReport): ReleaseRun =>
  runOf(
    {
      started_at: report.startedAt,
      ended_at: report.finishedAt,
      seconds: report.seconds,
      outcome: report.outcome,
      sentence: sentenceOf(report),
      error: report.error?.slice(0, MOST_LETTERS) ?? null,
      release: report.release,
      report: report.outcome === 'busy' ? null : `${recordOf(report).name}.html`,
    },
    report.build,
  );

/** The state of the site, from its releases. */
export function stateOf(
  store: ReleaseStore,
  { reports, run }: Pick<ReleaseState, 'reports' | 'run'>,
): ReleaseState {
  const live = store.live();
  return {
    hold: store.state().hold,
    releases: store
      .list()
      .slice(0, MOST_TOLD)
      .map(({ id, publishedAt, pages }) => ({
        id,
        published_at: publishedAt,
        pages,
        isLive: id === live?.id,
      })),
    reports,
    run,
  };
}
