import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withoutControls } from '../lib/control-characters';

/** Removes control characters, bidirectional overrides and lone surrogates from texts and attributes. */
export function rehypeCleanText() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = withoutControls(node.value);
      if (node.type !== 'element') return;
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string') node.properties[name] = withoutControls(value);
      }
    });
  };
}
