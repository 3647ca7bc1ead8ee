/** Finds the data for `npm run enquiries`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { askHolder, DataFolderInUseError, holdDataFolder } from '../admin-socket';
import { connect, type Connection, type DatabaseSettings } from '../database/connect';
import { postgresName } from '../database/postgres';
import { openMediaStore } from '../media/store';
import { plainReason } from '../plain-reason';
import type { Settings } from '../settings';
import {
  operationContext,
  runOperation,
  type OperationArguments,
  type OperationName,
  type OperationResult,
} from './operations';

/** Thrown where an operation could not be done; the message says why. */
export class OperationError extends Error {}

/** Thrown where no admin API has stored anything yet; the message says what to do. */
export class NoDataError extends Error {
  constructor(dataDir: string) {
    super(
      `There is no data in ${dataDir}: no admin API has kept anything there. Where it keeps it elsewhere, say where: ` +
        'ADMIN_API_DATA_DIR=… or DATABASE_URL=…\n' +
        'On a machine that was set up by docs/operations.md, site-enquiries knows where.',
    );
  }
}

/** The place of the data, in words; no password is in them. */
export function placeOf({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl ? postgresName(databaseUrl) : `PGlite in ${dataDir}`;
}

/** Opens the database for one operation, as the server's own settings say where readers reach it. */
async function inThisProcess(
  settings: Settings,
  database: DatabaseSettings,
  name: OperationName,
  args: unknown,
): Promise<unknown> {
  const connection: Connection = await connect(database);
  const own = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const { store: media, close: closeMedia } = await openMediaStore(settings);
  const context = operationContext({ ...settings, ...connection, media }, own);
  try {
    return await runOperation(context, name, args);
  } finally {
    closeMedia();
    await connection.close();
  }
}

async function inDataFolder(
  settings: Settings,
  name: OperationName,
  args: unknown,
  create: boolean,
): Promise<unknown> {
  const { dataDir } = settings;
  if (dataDir === 'memory') throw new NoDataError(dataDir);
  const held = await askHolder(dataDir, name, args);
  if (held) return held.result;
  if (!create && !existsSync(path.join(dataDir, 'pglite'))) throw new NoDataError(dataDir);
  const folder = await holdDataFolder(dataDir);
  try {
    return await inThisProcess(settings, { dataDir }, name, args);
  } finally {
    await folder.release();
  }
}

/**
 * Performs an operation on PostgreSQL; else through the admin API that holds the data folder; else in the folder
 * itself.
 * @param options.create makes a missing data folder
 * @throws {NoDataError} {OperationError} {DataFolderInUseError}
 */
export async function perform<N extends OperationName>(
  settings: Settings,
  name: N,
  args: OperationArguments<N>,
  { create = false }: { create?: boolean } = {},
): Promise<OperationResult<N>> {
  const { databaseUrl } = settings;
  try {
    const result = databaseUrl
      ? await inThisProcess(settings, { url: databaseUrl, log: console.error }, name, args)
      : await inDataFolder(settings, name, args, create);
    return result as OperationResult<N>;
  } catch (error) {
    if (error instanceof NoDataError || error instanceof DataFolderInUseError) throw error;
    throw new OperationError(
      `${name} could not be done: ${plainReason(error)} (${placeOf(settings)})`,
      { cause: error },
    );
  }
}
