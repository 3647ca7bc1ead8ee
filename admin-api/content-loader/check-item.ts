/** Checks an item of a content file by the contract. */
import path from 'node:path';
import { parseItem } from '@corporate-website/contract/parse';
import { statuses } from '@corporate-website/contract/vocabulary';
import { itemStates, type ItemState } from '../database/kinds';
import type { WrittenItem } from './content-file';
import { isRelative, resolveMedia } from './media';
import { renderMarkdown } from './markdown';
import type { ContentProblem } from './problems';
import type { ContentSource } from './sources';

/** Folder of what editors alone see: drafts made in the desk, and changes that wait to be published. */
export const UNPUBLISHED = 'unpublished';

/** An item as the contract has it, media addresses still standing for themselves (see `MEDIA_BASE`). */
export interface ContentItem {
  collection: string;
  fields: Record<string, unknown> & { id: string; slug?: string };
  /** Its place among the items of one YAML file; 0 for an item with its own file. A file may say another. */
  position: number;
  /** Whether no public call shall have it: it is in the folder `unpublished`. */
  isUnpublished: boolean;
  /** State of an unpublished item whose kind has none by the contract. */
  status?: ItemState;
  /** When it changed last, where an exported file says so. */
  updatedAt?: Date;
  file: string;
  line: number;
}

/** Names of files that hold an item each: Markdown, or HTML as it is. */
export const PAGE = /\.(?:md|html)$/;

type Fields = Record<string, unknown>;
type Report = (
  field: string,
  message: string,
  severity?: ContentProblem['severity'],
  line?: number,
) => void;

/** The object that holds a field such as `author.image_cdn`, and the field's last name. */
function holderOf(fields: Fields, field: string): [Fields | undefined, string] {
  const names = field.split('.');
  const last = names.pop() as string;
  let holder: unknown = fields;
  for (const name of names) holder = (holder as Fields | undefined)?.[name];
  return [typeof holder === 'object' && holder !== null ? (holder as Fields) : undefined, last];
}

/** Puts the addresses of the files that an item names into its fields. */
function attachFiles(
  source: ContentSource,
  contentDir: string,
  file: string,
  fields: Fields,
  report: Report,
) {
  const missing = new Set<string>();
  for (const { field, written, size } of source.files) {
    const [holder, name] = holderOf(fields, field);
    const value = holder?.[written];
    if (!holder || value === undefined || value === null || value === '') continue;
    Reflect.deleteProperty(holder, written);
    const place = field.replace(/[^.]+$/, written);
    if (typeof value !== 'string') {
      report(place, 'must be a path');
    } else if (!isRelative(value)) {
      holder[name] = value;
    } else {
      const media = resolveMedia(contentDir, file, value);
      if (typeof media === 'string') {
        report(place, media, 'warning');
        missing.add(field);
      } else {
        holder[name] = media.url;
        if (size) fields[size] = media.bytes;
      }
    }
  }
  return missing;
}

function renderTexts(
  source: ContentSource,
  contentDir: string,
  file: string,
  written: WrittenItem,
  report: Report,
) {
  const { fields, body } = written;
  if (file.endsWith('.html')) {
    // The line break at the end is the file's own.
    if (body?.text) fields['content'] = body.text.replace(/\n$/, '');
    return;
  }
  if (body) fields['content'] = body.text;
  for (const field of source.markdown) {
    const text = fields[field];
    if (typeof text !== 'string' || !text.trim()) continue;
    const { html, problems } = renderMarkdown(contentDir, file, text);
    fields[field] = html;
    // A block of YAML text starts on the line after its key's `|`.
    const firstLine = field === 'content' && body ? body.line : written.lineOf(field) + 1;
    for (const { line, message } of problems)
      report(field, message, 'warning', firstLine + line - 1);
  }
}

/** The facts of an item that a file has beside the contract's fields; taken out of these. */
function takeFacts(source: ContentSource, file: string, fields: Fields): Partial<ContentItem> {
  const known = { ...source.definition.required, ...source.definition.optional };
  const isUnpublished = file.startsWith(`${UNPUBLISHED}/`);
  const facts: Partial<ContentItem> = { isUnpublished };
  const take = (field: string) => {
    const value = fields[field];
    Reflect.deleteProperty(fields, field);
    return value;
  };
  if (!('position' in known) && Number.isInteger(fields['position'])) {
    facts.position = take('position') as number;
  }
  const status = itemStates.find((state) => state === fields['status']);
  if (isUnpublished && !('status' in known) && status) {
    take('status');
    facts.status = status;
  }
  const updatedAt = new Date(String(fields['updated_at']));
  if (file.endsWith('.html') && 'updated_at' in known && !Number.isNaN(updatedAt.getTime())) {
    take('updated_at');
    facts.updatedAt = updatedAt;
  }
  return facts;
}

export function checkItem(
  source: ContentSource,
  contentDir: string,
  file: string,
  written: WrittenItem,
  position: number,
  problems: ContentProblem[],
): ContentItem | undefined {
  const { definition } = source;
  const report: Report = (field, message, severity = 'error', line = written.lineOf(field)) => {
    problems.push({ file, line, message: field ? `${field}: ${message}` : message, severity });
  };
  const facts = takeFacts(source, file, written.fields);
  const missing = attachFiles(source, contentDir, file, written.fields, report);
  renderTexts(source, contentDir, file, written, report);
  if (written.body && 'slug' in definition.required) {
    written.fields['slug'] ??= path.posix.basename(file).replace(PAGE, '');
  }
  const known = { ...definition.required, ...definition.optional };
  for (const field of Object.keys(written.fields)) {
    if (field === 'updated_at') report(field, 'is kept by the server; take it out');
    else if (!(field in known)) report(field, `is not a field of ${definition.name}`);
  }
  // An item without the file that it is about is left out, with the warning that is already there.
  if ([...missing].some((field) => field in definition.required)) return undefined;
  const parsed = parseItem(definition, written.fields);
  if (!parsed.ok) {
    for (const { field, reason } of parsed.problems) report(field, reason);
    return undefined;
  }
  for (const { field, reason } of parsed.dropped) report(field, reason);
  // A reader takes an unknown status for "not to be shown"; an editor gets an error instead.
  const { status } = parsed.item as { status?: string };
  if (status !== undefined && !(statuses as readonly string[]).includes(status)) {
    report('status', `must be ${statuses.join(', ')}, not "${status}"`);
  }
  const fields = parsed.item as ContentItem['fields'];
  if (fields.slug) fields.slug = fields.slug.normalize('NFC');
  const own = { collection: definition.name, fields, file, line: written.lineOf('id') };
  return { position, isUnpublished: false, ...facts, ...own };
}
