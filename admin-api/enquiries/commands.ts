/** The commands of `npm run enquiries`: their work, and their output. */
import { mkdirSync, readFileSync } from 'node:fs';
import { DAY_MS } from '../retention';
import type { Settings } from '../settings';
import { ArgumentError, type Command } from './arguments';
import { BackupFileError, formatBackup, parseBackup } from './backup-file';
import { backupFileOf, deleteOldBackups, type BackupSettings } from './backups';
import { formatEnquiries } from './formats';
import { writePrivately } from './private-file';
import { perform, placeOf } from './reach';

type CommandOf<N extends Command['name']> = Extract<Command, { name: N }>;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `contact 3, feedback 1` */
function eachCount(counts: Readonly<Partial<Record<string, number>>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count ?? 0}`)
    .join(', ');
}

export async function list(settings: Settings, command: CommandOf<'list'>): Promise<void> {
  const { kind, since } = command.filter;
  const rows = await perform(settings, 'list', { kind, since: since?.toISOString() });
  const text = formatEnquiries(rows, command.format);
  // An empty list of the wrong database looks like an empty list.
  if (rows.length === 0) console.error(`Looked in ${placeOf(settings)}.`);
  if (command.out === undefined) {
    process.stdout.write(text);
    return;
  }
  writePrivately(command.out, text);
  console.log(`${counted(rows.length, 'entry', 'entries')} written to ${command.out}`);
}

/** Into the named file; else into the folder of back-ups, from which old ones go once the new one is written. */
export async function backup(
  settings: Settings,
  command: CommandOf<'backup'>,
  { folder, days }: BackupSettings,
): Promise<void> {
  const now = new Date();
  const out = command.out ?? (folder && backupFileOf(folder, now));
  if (!out) {
    throw new ArgumentError(
      'backup needs the file to write: --out FILE; or the folder of back-ups in ENQUIRY_BACKUP_DIR.',
    );
  }
  const rows = await perform(settings, 'backup', {});
  if (folder && !command.out) mkdirSync(folder, { recursive: true, mode: 0o700 });
  writePrivately(out, formatBackup(rows, now));
  const counts: Partial<Record<string, number>> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const each = rows.length > 0 ? `: ${eachCount(counts)}` : '';
  console.log(`${counted(rows.length, 'row', 'rows')} written to ${out}${each}`);
  if (!folder || command.out) return;
  const deleted = deleteOldBackups({ folder, days }, now, 'enquiries');
  if (deleted) console.log(deleted);
}

/** @throws {BackupFileError} where the file is no whole back-up; nothing is changed then */
export async function restore(settings: Settings, { file }: CommandOf<'restore'>): Promise<void> {
  let rows;
  try {
    rows = parseBackup(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = (error as Error).message;
    throw new BackupFileError(`${file} cannot be restored: ${reason}. Nothing was changed.`);
  }
  const { given, added } = await perform(settings, 'restore', { rows }, { create: true });
  console.log(`Restored from ${file}: ${eachCount(added)}`);
  const total = Object.values(added).reduce((sum, count) => sum + count, 0);
  console.log(
    `${counted(rows.length - total, 'row was', 'rows were')} there already (of ${eachCount(given)})`,
  );
}

export async function forget(settings: Settings, command: CommandOf<'forget'>): Promise<void> {
  const { days, dryRun } = command;
  const forgotten = await perform(settings, 'forget', { days, dryRun, kinds: [...command.kinds] });
  const before = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 16).replace('T', ' ');
  const done = dryRun ? 'Would delete' : 'Deleted';
  console.log(`${done} what came in before ${before} UTC: ${eachCount(forgotten)}`);
}

export async function erase(settings: Settings, command: CommandOf<'erase'>): Promise<void> {
  const { address, dryRun } = command;
  const erased = await perform(settings, 'erase', { address, dryRun });
  console.log(`${dryRun ? 'Would delete' : 'Deleted'} of ${address}: ${eachCount(erased)}`);
}

export async function notices(settings: Settings, { retry }: CommandOf<'notices'>): Promise<void> {
  const { waiting, givenUp } = await perform(settings, 'notices', { retry });
  console.log(`${counted(waiting, 'notice waits', 'notices wait')}, ${givenUp.length} given up`);
  for (const { channel, kind, id, received_at } of givenUp) {
    console.log(`  ${channel}: ${kind} ${id}, received ${received_at}`);
  }
  if (retry && givenUp.length > 0) {
    console.log('They are tried again within a minute, where the admin API runs.');
  }
}
