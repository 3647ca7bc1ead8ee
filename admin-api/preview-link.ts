/** `npm run preview-link`: a private link to an item that is not published. */
import { DataFolderInUseError } from './admin-socket';
import { ArgumentError } from './enquiries/arguments';
import { NoDataError, OperationError, perform, placeOf } from './enquiries/reach';
import { readCommand, usage, type Command } from './previews/arguments';
import { readSettings, SettingError } from './settings';

/** Thrown where there is nothing to link to; the message says what to do. */
class NoItemError extends Error {}

async function run(command: Command): Promise<void> {
  if (command.name === 'help') {
    console.log(usage);
    return;
  }
  const settings = readSettings(process.env);
  if (command.name === 'revoke') {
    await perform(settings, 'revokePreviews', {});
    console.log('Every link to a preview that was given out has ended.');
    return;
  }
  const { kind, of, slug, days } = command;
  const link = await perform(settings, 'previewLink', { name: of, slug, days });
  if (!link) {
    throw new NoItemError(
      `There is no "${slug}" in ${kind} (${placeOf(settings)}). ` +
        'Content files are read in development, and by npm run content -- import.',
    );
  }
  console.log(link.url);
  console.log(`It opens this one item until ${link.expires_at}, for whoever has the link.`);
}

/** Errors whose message says all there is to say. */
const plain = [
  ArgumentError,
  DataFolderInUseError,
  NoDataError,
  NoItemError,
  OperationError,
  SettingError,
];

Promise.resolve()
  .then(() => run(readCommand(process.argv.slice(2))))
  .catch((error: unknown) => {
    const isPlain = plain.some((kind) => error instanceof kind);
    console.error(isPlain ? (error as Error).message : error);
    if (error instanceof ArgumentError) console.error(`\n${usage}`);
    process.exitCode = 1;
  });
