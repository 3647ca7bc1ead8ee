/**
 * The source that gatsby-source-custom-api reads. The plugin has no time-out, takes an error body for an item and
 * swallows failures, so it never sees the network: during sourcing it reads the checked snapshot on loopback. Its nodes
 * have random ids; `source-nodes.ts` makes the real nodes from them.
 */
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { collections, type CollectionKey } from '../collections/build-rows';
import type { Snapshot } from '../pull/snapshot/types';

/** The type of the plugin's nodes. */
export const RECORD_TYPE = 'AdminApiRecord';

/** One item as the plugin passes it on. */
export interface SourcedRecord {
  /** Tells this build's records from those of the build before, which are still there while sourcing. */
  run: string;
  collection: CollectionKey;
  item_id: string;
  /** The snapshot's item as JSON: the plugin would make nested objects into separate nodes. */
  item: string;
}

const PORT_VARIABLE = 'SNAPSHOT_SOURCE_PORT';

export const pluginCollections = collections.filter(
  ({ sourcedBy }) => sourcedBy === 'gatsby-source-custom-api',
);

/** Asks the system for a free port; the configuration has to name it before the server can run. */
function freePort(): number {
  const script =
    "const s=require('net').createServer();s.listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})";
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}

function port(): number {
  // Gatsby's workers load the configuration too and must agree with the main process.
  process.env[PORT_VARIABLE] ??= String(freePort());
  return Number(process.env[PORT_VARIABLE]);
}

/** The plugin's options for `gatsby-config`: one list a collection that it sources. */
export function sourcedLists() {
  return pluginCollections.map(({ list }) => ({
    url: `http://127.0.0.1:${port()}/${list.path}`,
    rootKey: RECORD_TYPE,
    imageKeys: [],
    schemas: { [RECORD_TYPE]: 'run: String! collection: String! item_id: String! item: String!' },
  }));
}

let running: { server: Server; run: string } | undefined;

/** The mark of this build's records. */
export function currentRun(): string {
  if (!running) throw new Error('The snapshot is not being served: onPreBootstrap has not run.');
  return running.run;
}

/**
 * Serves the snapshot's lists to the plugin until `stopServing`.
 * @throws {Error} where the port was taken since the configuration was read
 */
export async function serveSnapshot(snapshot: Snapshot): Promise<void> {
  const run = randomUUID();
  const server = createServer((request, response) => {
    const row = pluginCollections.find(({ list }) => `/${list.path}` === request.url);
    const records: SourcedRecord[] = row
      ? snapshot.items[row.key].map((item) => ({
          run,
          collection: row.key,
          item_id: item.id,
          item: JSON.stringify(item),
        }))
      : [];
    response.setHeader('content-type', 'application/json');
    response.statusCode = row ? 200 : 404;
    response.end(JSON.stringify(records));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new Error(
          `The snapshot cannot be served on 127.0.0.1:${port()} (${error.message}). Run the build again, or set ${PORT_VARIABLE} to a free port.`,
        ),
      );
    });
    server.listen(port(), '127.0.0.1', resolve);
  });
  running = { server, run };
}

/** Ends the service; the nodes are made. */
export async function stopServing(): Promise<void> {
  const server = running?.server;
  running = undefined;
  if (!server) return;
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
