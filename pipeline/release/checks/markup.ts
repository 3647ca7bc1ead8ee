/** Whether pages are valid HTML, by html-validate: on a sample that holds each kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { count } from '../../../src/lib/numbers';
import { searchKindOfPath } from '../../../src/site-search/search-kinds';
import { error, pathOfFile, warning, type Finding } from './finding';

/** The standard's rules; how code is written (quotes, dashes, void elements) is the renderer's affair. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // Rules of taste or of the library's own; Chromium and axe see to access.
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
};

/** Of pages of one kind this many are validated: they come from one template. */
const OF_A_KIND = 4;

/** The files to be validated: all pages of the company's own, and some of each kind of item. */
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

/** A fault of a page, with its place. */
interface Fault {
  text: string;
  /** Whether it stands in a rich text. */
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

/** Reports an author's text once a page: such a text often repeats one fault. */
function aboutText(where: string, [first, ...others]: readonly Fault[]): Finding[] {
  if (!first) return [];
  const more =
    others.length > 0 ? `, and ${count(others.length, 'more fault', 'more faults')}` : '';
  return [warning(where, `its text is not valid HTML: ${first.text}${more}`)];
}

/**
 * Validates a sample of a site's pages.
 * @param root the folder of the site
 * @param itemPages paths of the pages that show an item: faults in its own text are the author's
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
