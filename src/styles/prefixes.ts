import type { StylisPlugin } from '@emotion/cache';

/**
 * Properties that browsers of the last five years know by a prefixed name alone. Emotion's own list goes back to
 * browsers that cannot run this site, and makes a page's styles a sixth longer.
 */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/** Writes a declaration of these twice, the prefixed one first. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.has(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Replaces Emotion's own; one list for the whole of a build, by which Emotion remembers its output. */
export const prefixes: StylisPlugin[] = [prefix];
