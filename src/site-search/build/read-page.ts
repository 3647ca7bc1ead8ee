/** Extracts the searchable parts of a built page. Pure. */
import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { textOfHtml } from '../../lib/text-of-html';
import { isLeftOut } from '../../site/robots';
import { collections } from '../../collections/build-rows';
import { typedText } from '../indexed-text';
import { isSearchKind, searchKindOfPath, type SearchKind } from '../search-kinds';

/** One thing to be found. */
export interface SearchRecord {
  /** A path of this site; with an anchor for a part of a page. */
  url: string;
  kind: SearchKind;
  title: string;
  /** ISO 8601; null for undated kinds. */
  date: string | null;
  /** HTML */
  content: string;
  /** The words of its tables and drawings. */
  drawn: string;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Marks a part of a page that search finds separately, with its kind; it has an id and a heading. */
const ITEM = 'data-search-item';
const SITE_NAME = / \| [^|]*$/;

/** Designed pages are headed by a claim, and titled by their subject. */
const titledByDocument: ReadonlySet<SearchKind> = new Set(['Service', 'Product', 'Company']);

/** Kinds that show their date. */
const dated: ReadonlySet<SearchKind> = new Set(
  collections.flatMap(({ searchKind, isUndated }) => (isUndated ? [] : (searchKind ?? []))),
);

function first(html: string, pattern: RegExp): string | null {
  return pattern.exec(html)?.[1] ?? null;
}

function dateIn(kind: SearchKind, html: string): string | null {
  return dated.has(kind) ? first(html, /<time[^>]*\sdatetime="([^"]+)"/i) : null;
}

/**
 * Drawings and styles are most of a page's bytes and hold no words; navigation is not a page's subject, nor are the
 * labels of a form. What Pagefind ignores, such as cards of other pages, is left out here too: the word list is made of
 * the same text.
 */
const LEFT_OUT =
  /<(?:(style|svg|nav|form|aside)\b|([a-z][a-z0-9]*)\b[^<>]*\sdata-pagefind-ignore\b)/g;

/** Where an element ends whose beginning is at `from`; -1 where it is not closed. */
function endOf(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}\\b[^<>]*>`, 'g');
  tag.lastIndex = from;
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  return -1;
}

/**
 * Replaces the elements that begin as a pattern says; its first group that matches is their name. Linear in the length,
 * whatever is not closed.
 */
function replaceElements(
  html: string,
  pattern: RegExp,
  replacementOf: (element: string, name: string) => string,
): string {
  const opening = new RegExp(pattern);
  const unclosed = new Set<string>();
  let replaced = '';
  let from = 0;
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const name = tag[1] ?? tag[2] ?? '';
    const end = unclosed.has(name) ? -1 : endOf(html, name, tag.index);
    if (end < 0) {
      unclosed.add(name);
      continue;
    }
    replaced += html.slice(from, tag.index) + replacementOf(html.slice(tag.index, end), name);
    from = end;
    opening.lastIndex = from;
  }
  return replaced + html.slice(from);
}

/** Asides come last: an excerpt begins with sentences, not with the labels beside them. */
function withoutDecoration(html: string): string {
  let asides = '';
  const kept = replaceElements(html, LEFT_OUT, (element, name) => {
    if (name === 'aside') asides += element;
    return '';
  });
  // Elements set apart by styles alone get a space between them.
  return (kept + asides).replace(/(<\/[a-z][a-z0-9]*>)(?=<[a-z])/g, '$1 ');
}

const DRAWN = /<(table|figure)\b/g;

/** The sentences of a text, of which excerpts are made, and the words of its tables and drawings, which make none. */
function partsOf(html: string): Pick<SearchRecord, 'content' | 'drawn'> {
  let drawn = '';
  const content = replaceElements(html, DRAWN, (element) => {
    // A quotation.
    if (element.includes('<blockquote')) return element;
    drawn += `${element} `;
    return ' ';
  });
  return { content, drawn: textOfHtml(drawn) };
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function findAll(node: Node, matches: (element: Element) => boolean): Element[] {
  return childrenOf(node).flatMap((child) =>
    'attrs' in child && matches(child) ? [child] : findAll(child, matches),
  );
}

function itemRecord(pagePath: string, item: Element): SearchRecord[] {
  const kind = attribute(item, ITEM) ?? '';
  const id = attribute(item, 'id');
  const [heading] = findAll(item, ({ tagName }) => /^h[1-6]$/.test(tagName));
  if (!isSearchKind(kind) || !id || !heading) {
    throw new Error(`${pagePath}: a part marked for the search has no known kind, id or heading.`);
  }
  const content = serializeOuter(item);
  const url = `${pagePath}#${encodeURIComponent(id)}`;
  const title = textOfHtml(serializeOuter(heading));
  return [{ url, kind, title, date: dateIn(kind, content), ...partsOf(content) }];
}

/**
 * The records of a page: itself, or those of its parts that are marked by `data-search-item`; none for an unsearched
 * kind or a page that search engines leave out.
 * @param path without slash at the end
 * @throws {Error} naming the page, where a marked part lacks what a result needs
 */
export function recordsOfPage(path: string, html: string): SearchRecord[] {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < start) return [];
  if (isLeftOut(html)) return [];
  const main = withoutDecoration(typedText(html.slice(start, end + '</main>'.length)));
  if (main.includes(` ${ITEM}="`)) {
    return findAll(
      parseFragment(main),
      (element) => attribute(element, ITEM) !== undefined,
    ).flatMap((item) => itemRecord(path, item));
  }
  const kind = searchKindOfPath(path);
  if (kind === null) return [];
  const documentTitle = textOfHtml(typedText(first(html, /<title[^>]*>([^<]*)<\/title>/) ?? ''));
  const heading = textOfHtml(first(main, /<h1\b[^>]*>([\s\S]*?)<\/h1>/) ?? '');
  const ofDocument = documentTitle.replace(SITE_NAME, '');
  const title = titledByDocument.has(kind) ? ofDocument || heading : heading || ofDocument;
  return [{ url: path, kind, title, date: dateIn(kind, main), ...partsOf(main) }];
}
