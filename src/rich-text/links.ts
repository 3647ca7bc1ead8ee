import type { Root } from 'hast';
import { targetOf } from './addresses';
import { contextOf, type RichTextFile } from './context';
import { attribute, isElement, rewrite } from './tree';

/** Values of `rel` that authors may set; the site sets the others. */
const kept = /\b(?:nofollow|sponsored|ugc)\b/g;

const pictureFile = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** A link from a small picture to its large self; the page shows it large enough. */
function isToPicture(href: string): boolean {
  return pictureFile.test(href.replace(/[?#].*/s, ''));
}

/**
 * Links: only http, https, mailto and tel; to the site itself by path; to others without handing over the window or the
 * address, in the same tab. No added `nofollow`: the texts are the company's, and so are their recommendations. A link
 * without a target keeps its words.
 */
export function rehypeLinks() {
  return (tree: Root, file: RichTextFile): void => {
    const context = contextOf(file);
    rewrite(tree, (node, ancestors) => {
      if (node.tagName !== 'a') return undefined;
      const target = targetOf(attribute(node, 'href'), context);
      if (!target || ancestors.some((ancestor) => ancestor.tagName === 'a')) return node.children;
      // A list of words, or undefined.
      const rel: unknown = node.properties.rel;
      delete node.properties.rel;
      if (target.kind === 'in-page') return undefined;
      const [only] = node.children;
      if (
        target.kind !== 'contact' &&
        node.children.length === 1 &&
        isElement(only, 'img') &&
        isToPicture(target.href)
      ) {
        return node.children;
      }
      node.properties.href = target.href;
      if (target.kind === 'external') {
        const said = String(rel).toLowerCase().match(kept) ?? [];
        node.properties.rel = [...new Set(['noopener', 'noreferrer', ...said])];
      }
      return undefined;
    });
  };
}
