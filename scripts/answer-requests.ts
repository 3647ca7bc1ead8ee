/** "Publish now" on a developer's machine: takes the requests of the desk, and builds for each. */
import { setTimeout as pause } from 'node:timers/promises';
import { endRequest, takeRequest, type RequestDesk } from '../pipeline/release/requests';
import type { BuildReport } from '../pipeline/report';

const EVERY_MS = 2_000;

/** A build puts its output in place, so that it is public. */
const inWordsOfReleases = (outcome: BuildReport['outcome']): string =>
  outcome === 'built' ? 'published' : outcome;

/**
 * Looks for requests until the signal, and builds for each that is due.
 * @param build makes the site anew and puts it in place
 */
export async function answerRequests(
  desk: RequestDesk,
  build: () => Promise<Pick<BuildReport, 'outcome' | 'seconds'>>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // An admin API that does not answer is asked again.
    const id = await takeRequest(desk).catch(() => null);
    if (id === null) {
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const { outcome, seconds } = await build();
    await endRequest(desk, id, { outcome: inWordsOfReleases(outcome), seconds }).catch(
      (error: Error) => console.error(error.message),
    );
  }
}
