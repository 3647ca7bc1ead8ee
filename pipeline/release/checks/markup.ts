/** Checks by html-validate that pages are valid HTML, on a sample with each kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { count } from '../../../src/lib/numbers';
import { searchKindOfPath } from '../../../src/site-search/search-kinds';
import { error, pathOfFile, warning, type Finding } from './finding';

/** The rules of the standard, without those of style (quotes, dashes, void elements): a renderer writes this HTML. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // Rules of style, or of html-validate's own. Accessibility is checked by axe.
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
};

/** Validated pages of each kind: one template makes all of them. */
const OF_A_KIND = 4;

/** The files to validate: all own pages of the company, and some of each kind of item. */
export function sampleOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.filter((name) => {
    const kind = searchKindOfPath(pathOfFile(name));
    const isMany = kind !== null && !['Service', 'Product', 'Company'].includes(kind);
    const key = isMany ? kind : /\/(?:page|category|archive)\//.test(name) ? 'list' : name;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number <= OF_A_KIND;
  });
}

/** The start tag of a rich text, as `RichText` writes it; quotes in texts and attributes are references. */
const TEXT_START = /<div class="rich-text[ "][^>]*>/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|[^">])*>/gi;

/** End of the element whose content begins at an offset: before its end tag. */
function endOfDiv(html: string, from: number): number {
  let depth = 1;
  TAG.lastIndex = from;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    if (tag[2] !== 'div') continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return from;
}

/** Start and end of rich texts in a page. */
export function richTextsIn(html: string): (readonly [start: number, end: number])[] {
  return Array.from(html.matchAll(TEXT_START), ({ 0: tag, index }) => {
    const start = index + tag.length;
    return [start, endOfDiv(html, start)];
  });
}

/** A validation error, with its place in words. */
interface Fault {
  text: string;
  /** Whether it is inside a rich text. */
  isInText: boolean;
}

function faultsOf(validator: HtmlValidate, html: string, name: string): Fault[] {
  const { results } = validator.validateStringSync(html, name);
  const wrong = results.flatMap(({ messages }) => messages.filter(({ severity }) => severity > 1));
  const texts = wrong.length > 0 ? richTextsIn(html) : [];
  return wrong.map(({ message, ruleId, line, column, offset }) => ({
    text: `${message} (${ruleId}, ${line}:${column})`,
    isInText: texts.some(([start, end]) => offset >= start && offset < end),
  }));
}

/** One finding for all errors in an author's text: such a text often repeats one. */
function aboutText(where: string, [first, ...others]: readonly Fault[]): Finding[] {
  if (!first) return [];
  const more =
    others.length > 0 ? `, and ${count(others.length, 'more fault', 'more faults')}` : '';
  return [warning(where, `its text is not valid HTML: ${first.text}${more}`)];
}

/**
 * Validates a sample of a site's pages.
 * @param root the folder of the site
 * @param itemPages paths of the pages that show an item: errors in its text are the author's
 */
export function checkMarkup(
  root: string,
  names: readonly string[],
  itemPages: ReadonlySet<string>,
): Finding[] {
  const validator = new HtmlValidate(config);
  return sampleOf(names).flatMap((name) => {
    const where = pathOfFile(name);
    const faults = faultsOf(validator, fs.readFileSync(path.join(root, name), 'utf8'), name);
    const isAuthors = ({ isInText }: Fault) => isInText && itemPages.has(where);
    return [
      ...faults
        .filter((fault) => !isAuthors(fault))
        .map(({ text }) => error(where, `is not valid HTML: ${text}`)),
      ...aboutText(where, faults.filter(isAuthors)),
    ];
  });
}
