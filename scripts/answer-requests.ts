/** "Publish now" without a schedule: `npm start` builds when the desk requests it, and reports the result. */
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_LETTERS } from '@corporate-website/contract/release-requests';
import type { BuildOutcome, BuildReport } from '../pipeline/report';
import { endRequest, takeRequest, tellState, type RequestDesk } from '../pipeline/release/requests';
import type { ReleaseOutcome } from '../pipeline/release/report';
import { runOf } from '../pipeline/release/told';
import { sentenceOf } from '../pipeline/reports/history';

const EVERY_MS = 1000;

/** The outcome of a build as that of a release. */
const outcomes: Record<BuildOutcome, ReleaseOutcome> = {
  built: 'published',
  unchanged: 'unchanged',
  degraded: 'older-content',
  'older-content': 'older-content',
  failed: 'failed',
};

/** The answer to a rollback or a hold. */
const NO_RELEASES =
  '`npm start` keeps no releases: going back and holding need a machine that is set up as docs/operations.md says.';

/** Reports a build to the desk. */
export async function tellBuild(desk: RequestDesk, build: BuildReport): Promise<void> {
  const outcome = outcomes[build.outcome];
  const isPublished = outcome === 'published' || outcome === 'older-content';
  const run = runOf(
    {
      started_at: build.startedAt,
      ended_at: build.finishedAt,
      seconds: build.seconds,
      outcome,
      sentence: sentenceOf({ build, outcome, isPublished, accept: [] }),
      error: build.error?.slice(0, MOST_LETTERS) ?? null,
      release: null,
      report: null,
    },
    build,
  );
  await tellState(desk, { hold: null, releases: [], reports: null, run });
}

async function answer(desk: RequestDesk, build: () => Promise<BuildReport>): Promise<void> {
  const { taken, command } = await takeRequest(desk);
  if (taken === null) return;
  if (command !== 'release') {
    await endRequest(desk, taken, { outcome: 'failed', seconds: 0, error: NO_RELEASES });
    return;
  }
  const report = await build();
  const { seconds, error } = report;
  await endRequest(desk, taken, {
    outcome: outcomes[report.outcome],
    seconds,
    ...(error === null ? {} : { error: error.slice(0, MOST_LETTERS) }),
  });
  await tellBuild(desk, report);
}

/**
 * Answers requests until it is aborted. Prints each failure, but not again while it stays the same.
 * @param build builds and places the site; never throws
 */
export async function answerRequests(
  desk: RequestDesk,
  build: () => Promise<BuildReport>,
  { signal, print }: { signal: AbortSignal; print: (text: string) => void },
): Promise<void> {
  let last = '';
  while (!signal.aborted) {
    try {
      await answer(desk, build);
      last = '';
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (text !== last && !signal.aborted) print(`${text}\n`);
      last = text;
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
