/** `npm run enquiries`: lists, exports, backs up, restores and deletes enquiries, and lists pending notices. */
import { DataFolderInUseError } from './admin-socket';
import { ArgumentError, readCommand, usage, type Command } from './enquiries/arguments';
import { BackupFileError } from './enquiries/backup-file';
import { readBackupSettings } from './enquiries/backups';
import { backup, erase, forget, list, notices, restore } from './enquiries/commands';
import { NoDataError, OperationError } from './enquiries/reach';
import { readSettings, SettingError } from './settings';

async function run(command: Command): Promise<void> {
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  const settings = readSettings(process.env);
  switch (command.name) {
    case 'list':
      return list(settings, command);
    case 'backup':
      return backup(settings, command, readBackupSettings(process.env, 'enquiries'));
    case 'restore':
      return restore(settings, command);
    case 'forget':
      return forget(settings, command);
    case 'erase':
      return erase(settings, command);
    case 'notices':
      return notices(settings, command);
  }
}

/** Errors whose message says all there is to say. */
const plain = [
  ArgumentError,
  BackupFileError,
  DataFolderInUseError,
  NoDataError,
  OperationError,
  SettingError,
];

/** A file that cannot be written says all there is to say too, as the system does: its path, and why. */
const isPlain = (error: unknown): error is Error =>
  error instanceof Error && (plain.some((kind) => error instanceof kind) || 'syscall' in error);

Promise.resolve()
  .then(() => run(readCommand(process.argv.slice(2))))
  .catch((error: unknown) => {
    console.error(isPlain(error) ? error.message : error);
    if (error instanceof ArgumentError) console.error(`\n${usage}`);
    process.exitCode = 1;
  });
