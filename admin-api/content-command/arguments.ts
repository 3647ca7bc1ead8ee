/** The options of `npm run content`. */
import { ArgumentError, parseWords } from '../enquiries/arguments';

export const usage = `Writes all content as files, and reads it back.

  npm run content -- export FOLDER             a new folder, or an earlier export, which is replaced
  npm run content -- import FOLDER [--replace]
  npm run content -- backup                    into CONTENT_BACKUP_DIR, by its time

  import     adds what is new in the files, and changes what has changed in them; what an editor has
             changed since the files were loaded stays, and is named
  --replace  makes all as the files have it: what an editor has changed is overwritten, and what
             the files lack is deleted. Every earlier version stays in the history
  backup     is an export; it deletes those older than CONTENT_BACKUP_DAYS (7) once it is whole

It works on the same data as the admin API, with the admin API's settings, also while that runs.`;

export type Command =
  | { name: 'help' }
  | { name: 'backup' }
  | { name: 'export'; folder: string }
  | { name: 'import'; folder: string; replace: boolean };

/** @throws {ArgumentError} */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseWords(args, {
    replace: { type: 'boolean', default: false },
  });
  const { help, replace } = values;
  if (help) return { name: 'help' };
  const [name = '', folder, ...more] = positionals;
  if (name === 'backup' && folder === undefined && !replace) return { name };
  if (name !== 'export' && name !== 'import') {
    throw new ArgumentError(`It needs export, import or backup, not "${positionals.join(' ')}".`);
  }
  if (!folder || more.length > 0) throw new ArgumentError(`${name} needs one folder.`);
  if (name === 'import') return { name, folder, replace };
  if (replace) throw new ArgumentError('--replace is for import.');
  return { name, folder };
}
