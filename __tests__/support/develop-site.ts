/** `npm run develop` on a free port, reading an embedded admin API of its own; for tests of GraphiQL. */
import fs from 'node:fs';
import path from 'node:path';
import { startAdminApi } from '../../scripts/admin-api-process';
import { startChild } from './child';
import { freePort } from '../../scripts/servers/free-port';
import { untilFound } from '../../scripts/servers/until';

const root = path.resolve(__dirname, '../..');
/** Pulling, bundling and a busy machine. */
const START_MS = 600_000;

/** The day whose answers `docs/graphiql.md` shows; later items are never published. */
const AS_OF = Date.parse('2026-11-25T00:00:00Z');
const FOR_EVER = '2999-01-01T00:00:00Z';

/** The sample content as it was published on a day, so that the answers do not change as time goes by. */
function contentAsOf(moment: number, folder: string): void {
  fs.cpSync(path.join(root, 'admin-api/content'), folder, { recursive: true });
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:md|yaml)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    const dated = text.replace(/(?<=^\s*published_at: )\S+$/gm, (at) =>
      Date.parse(at) > moment ? FOR_EVER : at,
    );
    if (dated !== text) fs.writeFileSync(file, dated);
  }
}

export interface DevelopSite {
  /** The address of GraphiQL, to which queries are posted as well. */
  graphiql: string;
  /** Of the admin API that it was made of. */
  adminApiOrigin: string;
  stop: () => Promise<void>;
}

async function answers(graphiql: string): Promise<boolean> {
  try {
    const response = await fetch(graphiql, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok && (await response.text()).includes('"Query"');
  } catch {
    return false;
  }
}

/**
 * Starts it and waits until GraphiQL answers.
 * @throws {Error} with all that was printed, where it ends or does not answer in time
 */
export async function startDevelop(): Promise<DevelopSite> {
  // Inside the project: the sources' imports are looked up from there.
  const stateDir = path.join(root, '.site', `test-graphiql-${process.pid}`);
  const contentDir = path.join(stateDir, 'content');
  contentAsOf(AS_OF, contentDir);
  const api = await startAdminApi({
    PORT: String(await freePort()),
    ADMIN_API_CONTENT_DIR: contentDir,
    ADMIN_API_DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
  });
  const port = await freePort();
  const child = startChild(process.execPath, ['--import', 'tsx', 'scripts/develop.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ADMIN_API_URL: api.url,
      SITE_PORT: String(port),
      SITE_STATE_DIR: stateDir,
    },
  });
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  child.ended.then(over, over);
  const stop = async () => {
    await child.end();
    api.process.kill('SIGTERM');
    fs.rmSync(stateDir, { recursive: true, force: true });
  };
  const graphiql = `http://127.0.0.1:${port}/___graphql`;
  try {
    const isThere = async () => {
      if (isOver) throw new Error('It ended.');
      return (await answers(graphiql)) || undefined;
    };
    await untilFound('an answer of GraphiQL', isThere, START_MS);
  } catch (error) {
    await stop();
    throw new Error(`The site in development does not answer:\n${child.output()}`, {
      cause: error,
    });
  }
  return { graphiql, adminApiOrigin: new URL(api.url).origin, stop };
}
