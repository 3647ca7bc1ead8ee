/** Starting and stopping the admin API: data folder, entrance, database, server, in this order and back. */
import { holdDataFolder, type HeldFolder } from './admin-socket';
import { connect } from './database/connect';
import { DESK_PATH } from './desk/server/desk';
import { makeFirstEditor, type Login } from './desk/server/people-operations';
import { endIfWedged } from './database/wedged';
import { operationContext, runOperation } from './enquiries/operations';
import { openMediaStore } from './media/store';
import { openEntrance, type Entrance } from './entrance';
import { BASE_PATH, createServer, listeningAddress } from './server';
import type { Settings } from './settings';

export interface RunningAdminApi {
  /** The base address of the calls, such as `http://127.0.0.1:4000/api`. */
  url: string;
  databaseName: string;
  /** The desk's address, and the login that this start made as the first; absent where it is switched off. */
  desk?: { url: string; firstLogin: Login | undefined };
  /** Says that it stops, lets open requests end as `Settings.stopping` says, and closes the database. */
  close: () => Promise<void>;
}

/** Thrown where the port is taken; the message says what to do. */
export class AddressInUseError extends Error {
  constructor(host: string, port: number) {
    super(
      `Port ${port} of ${host} is in use by another program, so the admin API cannot listen there.\n` +
        `Stop that program, or choose another port: PORT=${port + 1} npm run admin-api`,
    );
  }
}

/** Time-out of one PostgreSQL statement. */
const PATIENCE_MS = 15_000;

/** @throws {AddressInUseError} {DataFolderInUseError} {ContentError} and the database's errors */
export async function startAdminApi(settings: Settings): Promise<RunningAdminApi> {
  const { host, port, databaseUrl, dataDir, mediaBucket: _bucket, stopping, ...options } = settings;
  const undo: (() => Promise<void>)[] = [];
  let entrance: Entrance | undefined;
  const close = async () => {
    // No request may be under way when what answers it goes.
    await entrance?.close(stopping);
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    let held: HeldFolder | undefined;
    if (!databaseUrl && dataDir !== 'memory') {
      held = await holdDataFolder(dataDir);
      undo.push(held.release);
    }
    entrance = await openEntrance({ host, port }, BASE_PATH);
    const connection = await connect(
      databaseUrl ? { url: databaseUrl, log: console.error, patienceMs: PATIENCE_MS } : { dataDir },
    );
    undo.push(connection.close);
    // A database server comes back by itself.
    if (!databaseUrl) {
      const forget = endIfWedged(connection.database);
      undo.push(async () => forget());
    }
    const { store: media, close: closeMedia } = await openMediaStore(settings);
    undo.push(async () => closeMedia());
    const serverFactory = entrance.attach;
    const server = await createServer({ ...options, ...connection, media, serverFactory });
    undo.push(() => server.close());
    await server.ready();
    const url = listeningAddress(server) + BASE_PATH;
    const own = settings.publicUrl ?? listeningAddress(server);
    const context = operationContext({ ...connection, media, ...options }, own);
    // Before the first request is answered: whoever sees the server as ready may stop it at once.
    const firstLogin = options.desk ? await makeFirstEditor(context) : undefined;
    entrance.open();
    held?.serve((name, args) => runOperation(context, name, args), url);
    const running = { url, databaseName: connection.name, close };
    return options.desk ? { ...running, desk: { url: own + DESK_PATH, firstLogin } } : running;
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new AddressInUseError(host, port);
    throw error;
  }
}
