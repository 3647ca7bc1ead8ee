import type { Element, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import { attribute, isElement, textOf } from './tree';

/** Characters of an excerpt, about. */
const EXCERPT = 200;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** Words of a text; two characters of a script without spaces count as one. */
function countWords(text: string): number {
  const dense = text.match(cjk)?.length ?? 0;
  const spaced = dense === 0 ? text : text.replace(cjk, ' ');
  return (spaced.match(word)?.length ?? 0) + Math.ceil(dense / 2);
}

/** The beginning of a text, cut after a word, with an ellipsis where cut. */
function beginning(text: string): string {
  if (text.length <= EXCERPT) return text;
  const head = text.slice(0, EXCERPT + 1);
  const end = head.lastIndexOf(' ');
  // A script without spaces is cut between characters, never inside one.
  const cut = end > EXCERPT / 2 ? head.slice(0, end) : [...head].slice(0, -2).join('');
  return `${cut.replace(/[\s,;:.–—-]{1,5}$/, '')}…`;
}

/** A raised number that leads to a footnote, or an item of a list that is one, as the desk and Markdown write them. */
function isOfNote(node: Element): boolean {
  const [only] = node.children;
  if (/^(?:a|sup)$/.test(node.tagName) && isElement(only) && node.children.length === 1) {
    const link = node.tagName === 'a' ? node : only;
    const isRaised = node.tagName !== only.tagName && /^(?:a|sup)$/.test(only.tagName);
    return isRaised && attribute(link, 'href')?.startsWith('#') === true;
  }
  return node.tagName === 'li' && /(?:^|-)(?:note|fn)-?\d+$/.test(attribute(node, 'id') ?? '');
}

const notProse = (node: Element): boolean =>
  /^(?:pre|table|figure|h[1-6])$/.test(node.tagName) ||
  node.properties.dataEmbed !== undefined ||
  isOfNote(node);

/** Counts words and takes the excerpt: prose first, else anything but listings. */
export function rehypeMeasure() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    context.words = countWords(textOf(tree));
    context.excerpt = beginning(
      textOf(tree, notProse) || textOf(tree, (node) => node.tagName === 'pre'),
    );
  };
}
