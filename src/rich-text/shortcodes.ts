/** Shortcodes never show: those that mean something become that, of the others the report tells. */
import type { ElementContent, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import type { Ledger } from './losses';
import { meaningOf } from './shortcode-meanings';
import { charactersIn, closedNames, partsOf, type Shortcode } from './shortcode-tokens';
import { text, walk, type Parent } from './tree';

type Piece = ElementContent | Shortcode;

const isCode = (piece: Piece | undefined): piece is Shortcode =>
  piece !== undefined && 'closes' in piece;

/** The children of an element with their shortcodes resolved, in linear time. */
function resolved(ledger: Ledger, pieces: readonly Piece[]): ElementContent[] {
  const stack: { code?: Shortcode; inside: ElementContent[] }[] = [{ inside: [] }];
  const inside = (): ElementContent[] => stack.at(-1)?.inside ?? [];
  const open = new Map<string, number>();
  const add = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) inside().push(node);
  };
  /** Ends the innermost; one that was never closed has no content. */
  const end = (isClosed: boolean): void => {
    const { code, inside: content } = stack.pop() ?? { inside: [] };
    if (!code) return;
    open.set(code.name, (open.get(code.name) ?? 1) - 1);
    add(isClosed ? meaningOf(ledger, code, content) : [...meaningOf(ledger, code, []), ...content]);
  };
  for (const piece of pieces) {
    if (!isCode(piece)) add([piece]);
    else if (!piece.closes) {
      stack.push({ code: piece, inside: [] });
      open.set(piece.name, (open.get(piece.name) ?? 0) + 1);
    } else if ((open.get(piece.name) ?? 0) > 0) {
      while (stack.at(-1)?.code?.name !== piece.name) end(false);
      end(true);
    }
  }
  while (stack.length > 1) end(false);
  return stack[0]?.inside ?? [];
}

const literal = new Set([
  'pre',
  'code',
  'kbd',
  'samp',
  'textarea',
  'script',
  'style',
  'math',
  'svg',
]);

/** Resolves the shortcodes of texts that are no listings. */
export function rehypeShortcodes() {
  return (tree: Root, file: RichTextFile): void => {
    const { ledger } = contextOf(file);
    const texts: string[] = [];
    const change = (parent: Parent, see: (parent: Parent) => void): void => {
      see(parent);
      walk(parent, (node) => (literal.has(node.tagName) ? false : (see(node), undefined)));
    };
    change(tree, (parent) => {
      for (const child of parent.children) {
        if (child.type === 'text' && child.value.includes('[/')) texts.push(child.value);
      }
    });
    const closed = closedNames(texts.join('\n'));
    change(tree, (parent) => {
      if (!parent.children.some((child) => child.type === 'text' && child.value.includes('[')))
        return;
      let found = false;
      const pieces = parent.children.flatMap((child): Piece[] => {
        if (child.type === 'doctype') return [];
        if (child.type !== 'text') return [child];
        return partsOf(child.value, closed).map((part) => {
          if ('text' in part) return text(part.text);
          found = true;
          ledger.explain({ characters: charactersIn(part.source) });
          return part.code;
        });
      });
      if (found) parent.children = resolved(ledger, pieces);
    });
  };
}
