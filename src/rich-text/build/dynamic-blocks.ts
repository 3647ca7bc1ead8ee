import type { Loss } from '../types';

/** A block that WordPress's server fills, as its editor stores it: `<!-- wp:latest-posts {"postsToShow":3} /-->`. */
const block = /<!--\s{0,9}wp:([a-z][\w/-]{0,60})(?:\s[^<>]{0,2000})?\/-->/g;

/** Blocks that show nothing by themselves: separators and marks. */
const silent = new Set(['more', 'nextpage', 'spacer', 'separator']);

/** Losses by blocks that come as comments, which the parser leaves out. */
export function dynamicBlockLosses(html: string): Loss[] {
  if (!html.includes('wp:')) return [];
  const names = [...html.matchAll(block)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !silent.has(name))
    .map((name) => ({
      what: `The block “${name}” is filled by WordPress alone, and is not shown.`,
      remedy: 'Put the pictures, links or words themselves into the text.',
    }));
}
