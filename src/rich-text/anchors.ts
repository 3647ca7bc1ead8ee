import type { Element, Root } from 'hast';
import { targetOf } from './addresses';
import { contextOf, type RichTextFile } from './context';
import { attribute, headingLevel, textOf, walk } from './tree';

const MAX_ID = 60;

/** A readable id: letters, digits and marks of any script, lower case, hyphens between. */
function slugOf(value: string): string {
  const words = value
    .slice(0, 500)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= MAX_ID) return words || 'section';
  const end = words.lastIndexOf('-', MAX_ID);
  return [...words].slice(0, end > 20 ? end : MAX_ID).join('');
}

/** Gives ids out, each one once. */
function idMaker(prefix: string): (value: string) => string {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return (value) => {
    const base = prefix + slugOf(value);
    let id = base;
    let count = next.get(base) ?? 2;
    while (used.has(id)) {
      id = `${base}-${count}`;
      count += 1;
    }
    next.set(base, count);
    used.add(id);
    return id;
  };
}

/** Levels from 2 down without a gap, whatever the text began with. */
function levelMaker(): (level: number) => number {
  const open: number[] = [];
  return (level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(6, open.length + 1);
  };
}

function namesOf(node: Element): string[] {
  return [attribute(node, 'id'), attribute(node, 'name')].filter((name) => name !== undefined);
}

function forget(node: Element): void {
  delete node.properties.id;
  delete node.properties.name;
}

const asides = new Set(['blockquote', 'table', 'figure']);

/**
 * Headings get their level and their id and are collected; links inside the text are led to the new ids. Another
 * element keeps an id, in the same safe form, only where a link of the text points to it (footnotes).
 */
export function rehypeAnchors() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    const { headings, idPrefix } = context;
    const makeId = idMaker(idPrefix);
    const makeLevel = levelMaker();
    let before: number | undefined;
    const places = new Map<string, string>();
    const links: { node: Element; anchor: string }[] = [];

    walk(tree, (node, ancestors) => {
      if (node.tagName === 'a') {
        const target = targetOf(attribute(node, 'href'), context);
        if (target?.kind === 'in-page') links.push({ node, anchor: target.anchor });
      }
      const level = headingLevel(node);
      if (level === undefined) return;
      const text = textOf(node);
      const names = namesOf(node);
      walk(node, (child) => {
        names.push(...namesOf(child));
        forget(child);
      });
      const id = makeId(text);
      for (const name of [...names, slugOf(text)]) if (!places.has(name)) places.set(name, id);
      for (const name of names) if (idPrefix + name !== id) context.anchors[name] ??= id;
      forget(node);
      if (before !== undefined && level > before + 1) {
        context.skips ??= { text, level, after: before };
      }
      before = level;
      const shown = makeLevel(level);
      node.tagName = `h${shown}`;
      node.properties.id = id;
      if (!ancestors.some((ancestor) => asides.has(ancestor.tagName)))
        headings.push({ id, text, level: shown });
    });

    const wanted = new Set(links.map((link) => link.anchor));
    walk(tree, (node) => {
      if (headingLevel(node) !== undefined) return;
      const name = namesOf(node).find(
        (candidate) => wanted.has(candidate) && !places.has(candidate),
      );
      forget(node);
      if (name === undefined) return;
      const id = makeId(name);
      places.set(name, id);
      node.properties.id = id;
    });

    for (const { node, anchor } of links) {
      const id = places.get(anchor);
      if (id !== undefined) node.properties.href = `#${id}`;
      else if (anchor === 'top') node.properties.href = '#top';
      // Opened with the other links that lead nowhere.
      else node.properties.href = '#';
    }
  };
}
