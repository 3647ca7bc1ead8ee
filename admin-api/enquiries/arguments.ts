/** The options of `npm run enquiries`. */
import { parseArgs } from 'node:util';
import { enquiryKinds, type EnquiryFilter } from '../database/enquiries';
import { formats, type Format } from './formats';

export const usage = `Lists what visitors sent, newest first.

  npm run enquiries -- [--format ${formats.join('|')}] [--kind ${enquiryKinds.join('|')}]
                       [--since 2026-11-01] [--out enquiries.csv]

  --format  table to look at (default), csv for a spreadsheet, json for a program
  --kind    only one kind
  --since   only what came in since this day (UTC) or moment
  --out     into this file, readable by you alone, rather than here

It reads the same data as the admin API: DATABASE_URL where that is set, else the data folder
(ADMIN_API_DATA_DIR, by default .site/admin-api), also while the admin API runs.`;

/** Thrown where an option cannot be used. */
export class ArgumentError extends Error {}

export interface EnquiryArguments {
  help: boolean;
  format: Format;
  filter: EnquiryFilter;
  out: string | undefined;
}

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

/**
 * @throws {ArgumentError}
 */
export function readArguments(args: readonly string[]): EnquiryArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        format: { type: 'string' },
        kind: { type: 'string' },
        since: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return {
      help: values.help,
      format: oneOf('format', values.format, formats) ?? 'table',
      filter: { kind: oneOf('kind', values.kind, enquiryKinds), since: moment(values.since) },
      out: values.out,
    };
  } catch (error) {
    if (error instanceof ArgumentError) throw error;
    throw new ArgumentError((error as Error).message);
  }
}
