/** "Publish now" where no schedule runs: `npm start` builds when the desk asks for it, and tells what came of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_LETTERS } from '@corporate-website/contract/release-requests';
import type { BuildOutcome, BuildReport } from '../pipeline/report';
import { endRequest, takeRequest, tellState, type RequestDesk } from '../pipeline/release/requests';
import type { ReleaseOutcome } from '../pipeline/release/report';
import { runOf } from '../pipeline/release/told';
import { sentenceOf } from '../pipeline/reports/history';

const EVERY_MS = 1000;

/** A build as the releases would name it. */
const outcomes: Record<BuildOutcome, ReleaseOutcome> = {
  built: 'published',
  unchanged: 'unchanged',
  degraded: 'older-content',
  'older-content': 'older-content',
  failed: 'failed',
};

/** No releases are kept, so that there is none to go back to. */
const NO_RELEASES =
  '`npm start` keeps no releases: going back and holding need a machine that is set up as docs/operations.md says.';

/** Tells the desk of a build. */
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
 * Answers requests until it is told to stop. What goes wrong is printed, once while it stays the same.
 * @param build makes the site and puts it in place; never throws
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
