/** `npm run content`: exports all content as files, and imports it. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCommand, usage, type Command } from './content-command/arguments';
import { ArgumentError } from './enquiries/arguments';
import { backupFileOf, deleteOldBackups, readBackupSettings } from './enquiries/backups';
import { perform, placeOf } from './enquiries/reach';
import { runCommand } from './enquiries/run-command';
import type { Settings } from './settings';

const counted = (items: number): string => `${items} ${items === 1 ? 'item' : 'items'}`;

/** @returns whether nothing is missing in it */
async function exportTo(settings: Settings, folder: string): Promise<boolean> {
  const { items, unpublished, media, missing } = await perform(settings, 'export', { folder });
  console.log(
    `${counted(items)}, ${unpublished} drafts and pending changes, and ${media} media written to ${folder}`,
  );
  if (missing.length === 0) return true;
  console.error(
    `The files of these media are missing, and the export lacks them:\n${missing.join('\n')}\n` +
      'Import a folder that has them, or upload them again in the desk.',
  );
  process.exitCode = 1;
  return false;
}

/** Whoever finds a folder with a date in its name finds a whole export. */
async function backup(settings: Settings): Promise<void> {
  const { folder, days } = readBackupSettings(process.env, 'content');
  if (!folder) throw new ArgumentError('backup needs a folder: CONTENT_BACKUP_DIR.');
  const now = new Date();
  const place = backupFileOf(folder, now, 'content');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isWhole = await exportTo(settings, `${place}.tmp`);
  // One of the same second gives way.
  rmSync(place, { recursive: true, force: true });
  renameSync(`${place}.tmp`, place);
  // An older one may have the missing files.
  const deleted = isWhole ? deleteOldBackups({ folder, days }, now, 'content') : '';
  console.log([`Backup: ${place}`, deleted].filter(Boolean).join('\n'));
}

async function run(settings: Settings, command: Exclude<Command, { name: 'help' }>): Promise<void> {
  if (command.name === 'backup') return backup(settings);
  const folder = path.resolve(command.folder);
  if (command.name === 'export') {
    await exportTo(settings, folder);
    return;
  }
  const { replace } = command;
  const done = await perform(settings, 'import', { folder, replace }, { create: true });
  if (done.items === 0) throw new ArgumentError(`There are no content files in ${folder}.`);
  for (const warning of done.warnings) console.error(warning);
  console.log(
    `${counted(done.added)} added, ${done.changed} changed, ${done.removed} deleted (${placeOf(settings)})`,
  );
}

void runCommand({ readCommand, usage }, run);
