/** `npm run content`: exports all content as files, and imports it. */
import path from 'node:path';
import { DataFolderInUseError } from './admin-socket';
import { readCommand, usage, type Command } from './content-command/arguments';
import { ArgumentError } from './enquiries/arguments';
import { NoDataError, OperationError, perform, placeOf } from './enquiries/reach';
import { readSettings, SettingError } from './settings';

const counted = (items: number): string => `${items} ${items === 1 ? 'item' : 'items'}`;

async function run(command: Command): Promise<void> {
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  const settings = readSettings(process.env);
  const folder = path.resolve(command.folder);
  if (command.name === 'export') {
    const { items, unpublished, media } = await perform(settings, 'export', { folder });
    console.log(
      `${counted(items)}, ${unpublished} drafts and pending changes, and ${media} media written to ${command.folder}`,
    );
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

/** Errors whose message says all there is to say. */
const plain = [ArgumentError, DataFolderInUseError, NoDataError, OperationError, SettingError];

Promise.resolve()
  .then(() => run(readCommand(process.argv.slice(2))))
  .catch((error: unknown) => {
    const isPlain = plain.some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    if (error instanceof ArgumentError) console.error(`\n${usage}`);
    process.exitCode = 1;
  });
