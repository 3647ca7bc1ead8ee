/** The options of `npm run enquiries`. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { EnquiryFilter } from '../database/enquiries';
import { enquiryKinds, type EnquiryKind } from '../database/kinds';
import { forgottenKinds } from '../retention';
import { formats, type Format } from './formats';

export const usage = `Lists what visitors sent, newest first.

  npm run enquiries -- [--format ${formats.join('|')}] [--kind ${enquiryKinds.join('|')}]
                       [--since 2026-11-01] [--out enquiries.csv]

  --format  table to look at (default), csv for a spreadsheet, json for a program
  --kind    only one kind; of subscribers csv and json have the links to unsubscribe
  --since   only what came in since this day (UTC) or moment
  --out     into this file, readable by you alone, rather than here

  npm run enquiries -- backup [--out FILE]  all of it, into one file; without, into the folder of
                                            ENQUIRY_BACKUP_DIR, where old ones are deleted then
  npm run enquiries -- restore FILE         adds what is missing; what is there stays as it is
  npm run enquiries -- forget --older-than 180d [--kind ${enquiryKinds.join('|')}]… [--dry-run]
                                            deletes what came in before; subscribers only where named
  npm run enquiries -- erase ADDRESS [--dry-run]
                                            deletes all that came from an e-mail address
  npm run enquiries -- notices [--retry]    who is still to be told; begins anew with what was given up

It works on the same data as the admin API: DATABASE_URL where that is set, else the data folder
(ADMIN_API_DATA_DIR, by default .site/admin-api), also while the admin API runs. On a machine that
was set up by docs/operations.md, site-enquiries is the same with the machine's settings.`;

/** Thrown where an option cannot be used. */
export class ArgumentError extends Error {}

export type Command =
  | { name: 'help' }
  | { name: 'list'; format: Format; filter: EnquiryFilter; out: string | undefined }
  | { name: 'backup'; out: string | undefined }
  | { name: 'restore'; file: string }
  | { name: 'notices'; retry: boolean }
  | { name: 'erase'; address: string; dryRun: boolean }
  | { name: 'forget'; days: number; kinds: readonly EnquiryKind[]; dryRun: boolean };

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((word) => word === value);
  if (found) return found;
  throw new ArgumentError(`--${name} must be one of ${known.join(', ')}, not "${value}".`);
}

function moment(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (/^\d{4}-\d\d-\d\d(?:T.+)?$/.test(value) && !Number.isNaN(date.getTime())) return date;
  throw new ArgumentError(`--since must be a day such as 2026-11-01, not "${value}".`);
}

function age(value: string | undefined): number {
  const [, days] = /^([1-9]\d{0,4})d$/.exec(value ?? '') ?? [];
  if (days !== undefined) return Number(days);
  const given = value === undefined ? '' : `, not "${value}"`;
  throw new ArgumentError(`--older-than must be a number of days such as 180d${given}.`);
}

/** Node's own parser words its errors for people. */
function inWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ArgumentError) throw error;
    throw new ArgumentError((error as Error).message);
  }
}

/**
 * The words and options of a command, and whether its help is asked for.
 * @throws {ArgumentError}
 */
export const parseWords = <O extends ParseArgsOptionsConfig>(args: readonly string[], options: O) =>
  inWords(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
    }),
  );

function readList(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string' },
      kind: { type: 'string' },
      since: { type: 'string' },
      out: { type: 'string' },
    },
  });
  return {
    name: 'list',
    format: oneOf('format', values.format, formats) ?? 'table',
    filter: { kind: oneOf('kind', values.kind, enquiryKinds), since: moment(values.since) },
    out: values.out,
  };
}

function readBackup(args: readonly string[]): Command {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  if (values.out === '') throw new ArgumentError('--out needs the file to write.');
  return { name: 'backup', out: values.out };
}

function readRestore(args: readonly string[]): Command {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ArgumentError('restore needs one file: restore FILE.');
  return { name: 'restore', file };
}

function readForget(args: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'older-than': { type: 'string' },
      kind: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const named = values.kind?.flatMap((kind) => oneOf('kind', kind, enquiryKinds) ?? []);
  const kinds = named ?? forgottenKinds;
  return { name: 'forget', days: age(values['older-than']), kinds, dryRun: values['dry-run'] };
}

function readErase(args: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [address, ...more] = positionals;
  if (!address?.includes('@') || more.length > 0) {
    throw new ArgumentError('erase needs one e-mail address: erase name@example.com.');
  }
  return { name: 'erase', address, dryRun: values['dry-run'] };
}

function readNotices(args: readonly string[]): Command {
  const options = { retry: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  return { name: 'notices', retry: values.retry };
}

const commands: Readonly<Record<string, (args: readonly string[]) => Command>> = {
  backup: readBackup,
  restore: readRestore,
  forget: readForget,
  erase: readErase,
  notices: readNotices,
};

/**
 * The command given by name, else the list.
 * @throws {ArgumentError}
 */
export function readCommand(args: readonly string[]): Command {
  const [name = '', ...rest] = args;
  if (args.some((word) => word === '--help' || word === '-h')) return { name: 'help' };
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (read) return inWords(() => read(rest));
  if (name && !name.startsWith('-')) {
    throw new ArgumentError(
      `"${name}" is no command; there are ${Object.keys(commands).join(', ')}.`,
    );
  }
  return inWords(() => readList(args));
}
