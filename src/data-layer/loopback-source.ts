/**
 * The server that gatsby-source-custom-api reads. The plugin has no timeout, takes an error's body for an item, and
 * swallows failures, so it never reads the network: during sourcing, this server sends it the snapshot on loopback. The
 * plugin's nodes have random ids; `source-nodes.ts` makes the real nodes from them.
 */
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { collections, type CollectionKey } from '../collections/build-rows';
import type { Snapshot } from '../pull/snapshot/types';

/** The type of the plugin's nodes. */
export const RECORD_TYPE = 'AdminApiRecord';

/** An item in the plugin's form. */
export interface SourcedRecord {
  /** Identifies this build's records: during sourcing, those of the last build still exist. */
  run: string;
  collection: CollectionKey;
  item_id: string;
  /** The snapshot's item as JSON: the plugin would turn nested objects into separate nodes. */
  item: string;
}

const PORT_VARIABLE = 'SNAPSHOT_SOURCE_PORT';

export const pluginCollections = collections.filter(
  ({ sourcedBy }) => sourcedBy === 'gatsby-source-custom-api',
);

/** A free port. The configuration must name it before the server runs. */
function freePort(): number {
  const script =
    "const s=require('net').createServer();s.listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})";
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}

function port(): number {
  // Gatsby's workers load the configuration too, and must use the main process's port.
  process.env[PORT_VARIABLE] ??= String(freePort());
  return Number(process.env[PORT_VARIABLE]);
}

/** The plugin's options for `gatsby-config`: one list for each collection that it sources. */
export function sourcedLists() {
  return pluginCollections.map(({ list }) => ({
    url: `http://127.0.0.1:${port()}/${list.path}`,
    rootKey: RECORD_TYPE,
    imageKeys: [],
    schemas: { [RECORD_TYPE]: 'run: String! collection: String! item_id: String! item: String!' },
  }));
}

let running: { server: Server; run: string } | undefined;

/** The `run` of this build's records. */
export function currentRun(): string {
  if (!running) throw new Error('The snapshot is not being served: onPreBootstrap has not run.');
  return running.run;
}

/**
 * Serves the snapshot's lists to the plugin until `stopServing`.
 * @throws {Error} if another program has taken the port since the configuration was read
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

/** Stops the server, once the nodes are made. */
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
