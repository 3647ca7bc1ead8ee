/**
 * `ACCEPT_SHRINK` and `ACCEPT_MISSING_PICTURES`: the collections that may shrink or be empty, and whether most pictures
 * may be missing.
 */
import { collectionKeys, collections, type Collection } from '../collections/build-rows';
import type { MayShrink } from './gates';

const NO = /^(?:0|false|no|none)?$/i;
const YES = /^(?:1|true|yes|all)$/i;

const everything: readonly MayShrink[] = [...collectionKeys, 'pictures'];

/** Makes `caseStudies`, `case-study` and `Case studies` the same name. */
function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

function namesOf(collection: Collection): string[] {
  const { key, label, typeName, item, list } = collection;
  const field = typeof list.answer === 'object' ? [list.answer.list] : [];
  const [call = ''] = list.path.split('/search');
  return [key, label, typeName, item.name, list.path, call, ...field].map(normal);
}

/**
 * Reads the setting: names separated by commas or spaces, or `1` for all.
 * @throws {Error} with unknown collections and the list of known ones
 */
export function parseAcceptShrink(value: string | undefined): ReadonlySet<MayShrink> {
  const text = (value ?? '').trim();
  if (NO.test(text)) return new Set();
  if (YES.test(text)) return new Set(everything);
  const accepted = new Set<MayShrink>();
  const unknown: string[] = [];
  for (const name of text.split(/[\s,;]+/).filter(Boolean)) {
    const row = collections.find((collection) => namesOf(collection).includes(normal(name)));
    if (row) accepted.add(row.key);
    else if (normal(name) === normal('pictures')) accepted.add('pictures');
    else unknown.push(name);
  }
  if (unknown.length > 0) {
    throw new Error(
      `ACCEPT_SHRINK names no collection with ${unknown.map((name) => `"${name}"`).join(', ')}. ` +
        `Its names are ${everything.join(', ')}, or 1 for all.`,
    );
  }
  return accepted;
}

/**
 * Reads `ACCEPT_SHRINK`, and `ACCEPT_MISSING_PICTURES=1`, which means the same as `ACCEPT_SHRINK=pictures`.
 * @throws {Error} with the setting and its valid values
 */
export function acceptedLosses(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlySet<MayShrink> {
  const accepted = parseAcceptShrink(environment['ACCEPT_SHRINK']);
  const pictures = (environment['ACCEPT_MISSING_PICTURES'] ?? '').trim();
  if (NO.test(pictures)) return accepted;
  if (YES.test(pictures)) return new Set([...accepted, 'pictures']);
  throw new Error(`ACCEPT_MISSING_PICTURES must be 1 or 0; it is "${pictures}".`);
}
