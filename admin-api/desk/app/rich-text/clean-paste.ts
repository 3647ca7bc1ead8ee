/** HTML from the clipboard without what Word, Google Docs and web pages put around the words. */
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { newContext } from '../../../../src/rich-text/context';
import { rehypeLevelledLists } from '../../../../src/rich-text/levelled-lists';
import { parseInBrowser } from '../../../../src/rich-text/parse-in-browser';
import { readInert } from '../../../../src/rich-text/read-inert';
import { walk } from '../../../../src/rich-text/tree';
import { KEPT_BLOCK, KEPT_INLINE } from './kept';
import { embeds, openFigure, readTasks, standIn } from './markup';
import { rename } from './rename';
import { styleOf, withStylesAsData } from './style-of';

const gone =
  'style, script, meta, link, title, xml, noscript, template, svg, canvas, button, input, select, textarea, nav, ' +
  'img[aria-roledescription="checkbox"], [hidden], [aria-hidden="true"], [data-style*="display:none"], [data-style*="display: none"], [data-style*="mso-hide:all"]';
const opened = 'span, font, u, o\\:p, center, form, section, article, main, header, footer';
const kept = /^(?:href|src|alt|title|colspan|rowspan|start|lang|cite|datetime|data-task)$/;
const runs = /^(?:on.*|srcdoc|class|id|data-style)$/;
const LANGUAGE = /\b(?:language|lang)-([\w+#.-]+)/;
const REACHABLE = /^(?:https?:|data:image\/)/;

/** Moves a property of all elements to another name. */
function move(tree: Root, from: string, to: string): void {
  walk(tree, ({ properties }) => {
    if (properties[from] !== undefined) properties[to] = properties[from];
    Reflect.deleteProperty(properties, from);
  });
}

/** Word's paragraphs with marks as lists. */
function withLists(html: string): string {
  const tree = parseInBrowser(withStylesAsData(html));
  const richText = newContext({ sourceUrl: location.href, siteUrl: location.href });
  move(tree, 'dataStyle', 'style');
  rehypeLevelledLists()(tree, { data: { richText } });
  move(tree, 'style', 'dataStyle');
  return toHtml(tree);
}

function wrap(element: Element, name: string): void {
  const around = element.ownerDocument.createElement(name);
  around.append(...element.childNodes);
  element.append(around);
}

/** Formats that are written as styles become elements. */
function readStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('span[data-style], font[data-style]')) {
    const weight = styleOf(element, 'font-weight');
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (!isHeading && (weight === 'bold' || Number(weight) >= 600)) wrap(element, 'strong');
    if (styleOf(element, 'font-style') === 'italic') wrap(element, 'em');
    if (styleOf(element, 'text-decoration').includes('line-through')) wrap(element, 's');
    const raised = /^(?:sub|sup)/.exec(styleOf(element, 'vertical-align'))?.[0];
    if (raised) wrap(element, raised);
  }
  // Google Docs wraps all it copies in a bold element that is not bold.
  for (const element of root.querySelectorAll('b[data-style]')) {
    if (/^(?:normal|400)$/.test(styleOf(element, 'font-weight')))
      element.replaceWith(...element.childNodes);
  }
}

/** The page has its own first heading: the text's begin one level below. */
function lowerHeadings(root: DocumentFragment): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  if (!root.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
  }
}

/** The address that a redirect of Google's leads to. */
function addressIn(href: string): string | null {
  try {
    const url = new URL(href, 'https://relative.invalid');
    if (/^(?:javascript|data|vbscript|file|about):$/.test(url.protocol)) return null;
    if (url.hostname === 'www.google.com' && url.pathname === '/url')
      return url.searchParams.get('q');
    return href;
  } catch {
    return null;
  }
}

function mendAddresses(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const href = addressIn(link.getAttribute('href') ?? '');
    if (href) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
  for (const image of root.querySelectorAll('img')) {
    if (!REACHABLE.test(image.getAttribute('src') ?? '')) image.remove();
  }
}

function takeAttributesOff(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('*')) {
    const language = LANGUAGE.exec(element.className.toString())?.[1];
    const isCode = element.localName === 'code' || element.localName === 'pre';
    const isEmbed = element.closest(embeds) !== null;
    // A footnote and its mark in the text lead to each other by these.
    const isWithin = element.matches('a[href^="#"]');
    for (const name of element.getAttributeNames()) {
      const isKept =
        kept.test(name) ||
        (isWithin && /^(?:id|name)$/.test(name)) ||
        (isEmbed && !runs.test(name));
      if (!isKept) element.removeAttribute(name);
    }
    if (isCode && language) element.className = `language-${language}`;
  }
}

/** The language of a listing stands on the code in it, where the editor reads it. */
function mendListings(root: DocumentFragment): void {
  for (const listing of root.querySelectorAll('pre[class]')) {
    if (!listing.querySelector('code')) wrap(listing, 'code');
    const code = listing.querySelector('code');
    if (code && !code.className) code.className = listing.className;
    listing.removeAttribute('class');
  }
}

/** Figures without what web pages put around their picture; around anything without a caption they say nothing. */
function mendFigures(root: DocumentFragment): void {
  for (const figure of root.querySelectorAll('figure')) {
    const [image, ...others] = figure.querySelectorAll(`img, table, pre, blockquote, ${embeds}`);
    const caption = figure.querySelector('figcaption');
    if (image?.localName === 'img' && others.length === 0)
      figure.replaceChildren(image, ...(caption ? [caption] : []));
    else if (!caption) figure.replaceWith(...figure.childNodes);
    openFigure(figure);
  }
}

const blocks =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div, details, figure, hr';

/** Whether a block, or the end of what holds it, is next to a node: but for space and line breaks. */
function isBesideBlock(node: Node, step: 'previousSibling' | 'nextSibling'): boolean {
  const next = node[step];
  if (next === null) return true;
  if (next instanceof Element && next.localName !== 'br') return next.matches(blocks);
  return !next.textContent?.trim() && isBesideBlock(next, step);
}

/** Hard spaces that stand between words, line breaks between blocks, and paragraphs of nothing. */
function tidySpace(root: DocumentFragment): void {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.closest('pre'))
      text.data = text.data.replace(/ *\u00a0[ \u00a0]*/g, ' ');
  }
  for (const lineBreak of root.querySelectorAll('br')) {
    const isBetween = (['previousSibling', 'nextSibling'] as const).every((step) =>
      isBesideBlock(lineBreak, step),
    );
    if (isBetween) lineBreak.remove();
  }
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector(`img, ${embeds}`))
      paragraph.remove();
  }
}

/** Names of the copied pictures that lie where only the program can read them that they come from, such as Word. */
export const unreachablePictures = (html: string): string[] =>
  [...readInert(withStylesAsData(html)).querySelectorAll('img[src]')].flatMap((image, index) => {
    const src = image.getAttribute('src') ?? '';
    const isNone = REACHABLE.test(src) || image.matches(gone) || html.includes('data-pm-slice');
    const file = /[^/\\]+\.\w+$/.exec(src)?.[0];
    return isNone ? [] : [image.getAttribute('alt') || file || `Picture ${index + 1}`];
  });

/** Cleans what was copied. What the editor itself copied stays as it is. */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const root = readInert(withLists(html));
  readTasks(root);
  for (const element of root.querySelectorAll(gone)) element.remove();
  readStyles(root);
  lowerHeadings(root);
  for (const element of root.querySelectorAll(opened)) element.replaceWith(...element.childNodes);
  mendAddresses(root);
  takeAttributesOff(root);
  mendListings(root);
  mendFigures(root);
  root.normalize();
  tidySpace(root);
  standIn(root, 'details, figure', KEPT_BLOCK);
  standIn(root, embeds, KEPT_INLINE);
  const box = root.ownerDocument.createElement('div');
  box.append(root);
  return box.innerHTML.trim();
}
