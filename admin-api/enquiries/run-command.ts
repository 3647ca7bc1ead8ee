/** How the commands of the admin API run: their help, the settings, and how they end where something is wrong. */
import { DataFolderInUseError } from '../admin-socket';
import { readSettings, SettingError, type Settings } from '../settings';
import { ArgumentError } from './arguments';
import { BackupFileError } from './backup-file';
import { NoDataError, OperationError } from './reach';

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

type Doing<C> = Exclude<C, { name: 'help' }>;

/** Runs a command to its end; the exit code is 1 where it fails. */
export async function runCommand<C extends { name: string }>(
  { readCommand, usage }: { readCommand: (args: readonly string[]) => C; usage: string },
  run: (settings: Settings, command: Doing<C>) => Promise<void>,
): Promise<void> {
  try {
    const command = readCommand(process.argv.slice(2));
    if (command.name === 'help') console.log(usage);
    else await run(readSettings(process.env), command as Doing<C>);
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    if (error instanceof ArgumentError) console.error(`\n${usage}`);
    process.exitCode = 1;
  }
}
