/** `npm run enquiries`: lists and exports what visitors sent. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askHolder, DataFolderInUseError, holdDataFolder } from './admin-socket';
import { connect, type Connection } from './database/connect';
import { listEnquiries, type EnquiryFilter, type ReceivedEnquiry } from './database/enquiries';
import { ArgumentError, readArguments, usage } from './enquiries/arguments';
import { formatEnquiries } from './enquiries/formats';
import { readSettings, SettingError, type Settings } from './settings';

async function readAndClose(
  connection: Connection,
  filter: EnquiryFilter,
): Promise<ReceivedEnquiry[]> {
  try {
    return await listEnquiries(connection.database, filter);
  } finally {
    await connection.close();
  }
}

function holderQuery({ kind, since }: EnquiryFilter): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (since) query.set('since', since.toISOString());
  return `/enquiries?${query.toString()}`;
}

/** From PostgreSQL; else through the admin API that holds the data folder; else from the folder itself. */
async function read(settings: Settings, filter: EnquiryFilter): Promise<ReceivedEnquiry[]> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return readAndClose(await connect({ url: databaseUrl }), filter);
  const held = await askHolder(dataDir, holderQuery(filter));
  if (held !== undefined) return held as ReceivedEnquiry[];
  if (!existsSync(path.join(dataDir, 'pglite'))) return [];
  const folder = await holdDataFolder(dataDir);
  try {
    return await readAndClose(await connect({ dataDir }), filter);
  } finally {
    await folder.release();
  }
}

async function main(): Promise<void> {
  const { help, format, filter, out } = readArguments(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return;
  }
  const rows = await read(readSettings(process.env), filter);
  const text = formatEnquiries(rows, format);
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  // Personal data: the file is for this user alone.
  writeFileSync(out, text, { mode: 0o600 });
  console.log(`${rows.length === 1 ? '1 entry' : `${rows.length} entries`} written to ${out}`);
}

main().catch((error: unknown) => {
  const plain = [ArgumentError, SettingError, DataFolderInUseError];
  const isPlain = plain.some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  if (error instanceof ArgumentError) console.error(`\n${usage}`);
  process.exitCode = 1;
});
