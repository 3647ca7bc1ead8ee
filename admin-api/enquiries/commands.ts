/** The commands of `npm run enquiries`: what each does, and what it says. */
import { readFileSync } from 'node:fs';
import { DAY_MS } from '../retention';
import type { Settings } from '../settings';
import type { Command } from './arguments';
import { BackupFileError, formatBackup, parseBackup } from './backup-file';
import { formatEnquiries, type ListedEnquiry } from './formats';
import { writePrivately } from './private-file';
import { NoDataError, perform } from './reach';

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

/** A folder in which nothing was stored yet holds nothing to show. */
async function rowsOf(
  settings: Settings,
  { kind, since }: CommandOf<'list'>['filter'],
): Promise<ListedEnquiry[]> {
  try {
    return await perform(settings, 'list', { kind, since: since?.toISOString() });
  } catch (error) {
    if (error instanceof NoDataError) return [];
    throw error;
  }
}

export async function list(settings: Settings, command: CommandOf<'list'>): Promise<void> {
  const rows = await rowsOf(settings, command.filter);
  const text = formatEnquiries(rows, command.format);
  if (command.out === undefined) {
    process.stdout.write(text);
    return;
  }
  writePrivately(command.out, text);
  console.log(`${counted(rows.length, 'entry', 'entries')} written to ${command.out}`);
}

export async function backup(settings: Settings, { out }: CommandOf<'backup'>): Promise<void> {
  const rows = await perform(settings, 'backup', {});
  writePrivately(out, formatBackup(rows, new Date()));
  const counts: Partial<Record<string, number>> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const each = rows.length > 0 ? `: ${eachCount(counts)}` : '';
  console.log(`${counted(rows.length, 'row', 'rows')} written to ${out}${each}`);
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
