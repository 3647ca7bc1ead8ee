import path from 'node:path';
import { spawn } from 'node:child_process';
import type { GatsbyNode, Reporter } from 'gatsby';
import { currentSnapshot } from '../build-context';
import { errorIds } from '../errors';
import { serveSnapshot } from '../loopback-source';

/**
 * Pulls in a process of its own: the pull's parsers are ES modules, which Gatsby's compiled hooks cannot
 * load. Its progress goes to this terminal.
 */
function pull(reporter: Reporter): Promise<void> {
  const cli = path.resolve('src/data-layer/pull/cli.ts');
  const activity = reporter.activityTimer('pull the content from the admin API');
  activity.start();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      activity.end();
      if (code === 0) resolve();
      else
        reject(
          new Error(`The pull ended with status ${code ?? 'killed'}; its messages are above.`),
        );
    });
  });
}

/** Makes sure that there is a snapshot, reads it, and serves it to gatsby-source-custom-api. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  // `npm run build` has pulled already and names the generation to build from.
  if (!process.env['SNAPSHOT_GENERATION']) {
    try {
      await pull(reporter);
    } catch (error) {
      const sourceMessage = error instanceof Error ? error.message : String(error);
      reporter.panic({ id: errorIds.pullFailed, context: { sourceMessage } });
      return;
    }
  }
  try {
    await serveSnapshot(currentSnapshot());
  } catch (error) {
    const sourceMessage = error instanceof Error ? error.message : String(error);
    reporter.panic({ id: errorIds.snapshotUnreadable, context: { sourceMessage } });
  }
};
