import type { Element, Root } from 'hast';
import { classesOf, declared } from './markup-facts';
import { attribute, isElement, walk } from './tree';

/** Elements that keep how their lines stand. */
const aligned = new Set(
  'p h1 h2 h3 h4 h5 h6 div li td th caption figcaption blockquote'.split(' '),
);

const sides = new Set(['left', 'center', 'right']);

/** `has-text-align-right`, `ql-align-right`, `text-right`, `align-right`, of WordPress, Quill, Bootstrap and others. */
const byClass = /^(?:has-text-align|ql-align|text-align|text|align)-(left|center|right|end)$/;

function sideOf(node: Element): string | undefined {
  const ofClass = classesOf(node).flatMap((name) => byClass.exec(name)?.[1] ?? [])[0];
  const said = declared(node, 'text-align') ?? attribute(node, 'align')?.toLowerCase() ?? ofClass;
  const side = said?.replace(/\s*!important$/, '').replace(/^end$/, 'right');
  if (side !== undefined && sides.has(side)) return side;
  return node.tagName === 'center' ? 'center' : undefined;
}

/**
 * Writes how lines stand as one class, `align-right`; all other styles are the site's. A row's alignment is that of its
 * cells. Runs after all that reads classes.
 */
export function rehypeAlignment() {
  return (tree: Root): void => {
    walk(tree, (node, ancestors) => {
      if (node.tagName === 'tr') {
        const side = sideOf(node);
        for (const cell of node.children) {
          if (side !== undefined && isElement(cell)) cell.properties.align ??= side;
        }
      }
      if (!aligned.has(node.tagName) && node.tagName !== 'center') return;
      // A picture's figure stands by the page's rules.
      const side = ancestors.at(-1)?.tagName === 'figure' ? undefined : sideOf(node);
      const kept = classesOf(node).filter((name) => name === 'task' && node.tagName === 'li');
      const names = side === undefined ? kept : [...kept, `align-${side}`];
      if (names.length > 0) node.properties.className = names;
      else delete node.properties.className;
    });
  };
}
