/**
 * A back-up as a file: JSON Lines. The first line names its kind, the last one the number of rows between them and
 * their SHA-256, so that a truncated or damaged file is refused.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { backupRow, type BackupRow } from '../database/backup-rows';

const FORMAT = 'admin-api-enquiries';
/**
 * Rises with each change of a row's columns; a program reads its own version and those before, which have fewer
 * columns. 2: subscribers have `confirmed_at`.
 */
const VERSION = 2;

const head = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  created_at: z.iso.datetime(),
});
const tail = z.object({ rows: z.int(), sha256: z.string() });

/** Thrown for a file that is no whole back-up; the message names its fault. */
export class BackupFileError extends Error {}

function hashOfLines(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** The file's text. */
export function formatBackup(rows: readonly BackupRow[], now: Date): string {
  const first = { format: FORMAT, version: VERSION, created_at: now.toISOString() };
  const lines = [first, ...rows].map((line) => JSON.stringify(line));
  const last = JSON.stringify({ rows: rows.length, sha256: hashOfLines(lines) });
  return `${[...lines, last].join('\n')}\n`;
}

function parsed<S extends z.ZodMiniType>(schema: S, line: string | undefined): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(line ?? ''));
  } catch {
    return null;
  }
}

/**
 * Reads a back-up whole.
 * @throws {BackupFileError}
 */
export function parseBackup(text: string): BackupRow[] {
  const lines = text.split('\n');
  const first = parsed(head, lines[0]);
  if (!first) throw new BackupFileError('it is not a back-up of enquiries');
  if (first.version > VERSION) {
    throw new BackupFileError(
      `it is of version ${first.version}, and this program reads versions up to ${VERSION}`,
    );
  }
  const last = lines.pop() === '' ? parsed(tail, lines.pop()) : null;
  if (!last) throw new BackupFileError('its end is missing');
  if (last.rows !== lines.length - 1 || last.sha256 !== hashOfLines(lines)) {
    throw new BackupFileError('it was altered: its checksum is another');
  }
  return lines.slice(1).map((line, index) => {
    const row = parsed(backupRow, line);
    if (!row) throw new BackupFileError(`its line ${index + 2} is no row of this version`);
    return JSON.parse(line) as BackupRow;
  });
}
