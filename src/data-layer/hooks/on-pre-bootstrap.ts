import type { GatsbyNode, Reporter } from 'gatsby';
import { currentSnapshot } from '../../pull/snapshot/current';
import { prepareContent } from '../../own-pages/build/prepare';
import { errorIds } from '../errors';
import { serveSnapshot } from '../loopback-source';
import { runScript } from '../../lib/build/run-script';

const pull = (reporter: Reporter) =>
  runScript({ file: 'src/pull/cli.ts', activity: 'pull the content from the admin API' }, reporter);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes sure that there is a snapshot, serves it to gatsby-source-custom-api, and has the copy made ready. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  // `npm run build` has pulled already and names the generation to build from.
  if (!process.env['SNAPSHOT_GENERATION']) {
    try {
      await pull(reporter);
    } catch (error) {
      reporter.panic({ id: errorIds.pullFailed, context: { sourceMessage: messageOf(error) } });
      return;
    }
  }
  try {
    await serveSnapshot(currentSnapshot());
  } catch (error) {
    reporter.panic({
      id: errorIds.snapshotUnreadable,
      context: { sourceMessage: messageOf(error) },
    });
    return;
  }
  try {
    await prepareContent(reporter);
  } catch (error) {
    reporter.panic({ id: errorIds.contentWrong, context: { sourceMessage: messageOf(error) } });
  }
};
