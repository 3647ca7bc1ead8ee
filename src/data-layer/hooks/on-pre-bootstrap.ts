import type { GatsbyNode } from 'gatsby';
import { currentSnapshot } from '../../pull/snapshot/current';
import { prepareContent } from '../../own-pages/build/prepare';
import { errorIds } from '../errors';
import { serveSnapshot } from '../loopback-source';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Serves the snapshot of the last pull to gatsby-source-custom-api, and prepares the copy. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
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
    await prepareContent(reporter, cache);
  } catch (error) {
    reporter.panic({ id: errorIds.contentWrong, context: { sourceMessage: messageOf(error) } });
  }
};
