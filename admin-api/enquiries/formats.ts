/** Enquiries as text: a table to look at, CSV for a spreadsheet, JSON for a program. */
import type { EnquiryKind } from '../database/kinds';
import { printable } from '../printable';

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

/** A stored enquiry; a moment is a date or its text. */
export type ListedEnquiry = {
  kind: EnquiryKind;
  id: string;
  received_at: Date | string;
} & Record<string, unknown>;

const columns = [
  'kind',
  'received_at',
  'done_at',
  'name',
  'business_email',
  'message',
  'rating',
  'phone',
  'company',
  'service',
  'line_of_business',
  'company_size',
  'source_path',
  'guest_id',
  'journey',
  'id',
  'confirmed_at',
  'unsubscribe_url',
] as const;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A cell that a spreadsheet takes for text: one that starts like a formula, after any white space, gets an apostrophe
 * before it.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toCsv(rows: readonly ListedEnquiry[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','));
  // The mark tells Excel that this is UTF-8; RFC 4180 ends lines with both characters.
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

function shortened(text: string, width: number): string {
  const characters = [...printable(text)];
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : characters.join('');
}

const widths = { received_at: 16, kind: 10, business_email: 30, name: 22, message: 60 };

function toTable(rows: readonly ListedEnquiry[]): string {
  if (rows.length === 0) return 'Nothing came in.\n';
  const cells = rows.map((row) => [
    textOf(row.received_at).slice(0, 16).replace('T', ' '),
    row.kind,
    shortened(textOf(row['business_email']), widths.business_email),
    shortened(textOf(row['name']), widths.name),
    shortened(
      `${row['rating'] ? `${textOf(row['rating'])}/5 ` : ''}${textOf(row['message'])}`,
      widths.message,
    ),
  ]);
  const lines = [['received (UTC)', 'kind', 'e-mail', 'name', 'message'], ...cells];
  const room = Object.values(widths).map((_, i) =>
    Math.max(...lines.map((line) => [...(line[i] ?? '')].length)),
  );
  const text = lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(room[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
  return `${text}\n\n${rows.length === 1 ? '1 entry' : `${rows.length} entries`}\n`;
}

/** All rows as text that ends with a line break. */
export function formatEnquiries(rows: readonly ListedEnquiry[], format: Format): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  return format === 'csv' ? toCsv(rows) : toTable(rows);
}
