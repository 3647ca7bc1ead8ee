import type { GatsbyNode } from 'gatsby';

/** The import of the tag, and a query or a fragment. */
const KEPT =
  /^import \{[^}]*\bgraphql\b[^}]*\} from 'gatsby';$|^export const \w+ = graphql`[^`]*`;$/gm;
/** Gatsby looks for these as well: exports that change a page, hooks that query, slices. */
const FEATURE = /\bexport\b[^;=]*\b(?:Head|config|getServerData)\b|StaticQuery\b|\bSlice\b/;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * The part of a source that Gatsby reads queries from, in the same places; all else is blank.
 * @returns undefined for a source that Gatsby has to read as a whole
 */
export function queriesIn(source: string): string | undefined {
  if (FEATURE.test(source)) return undefined;
  const tags = source.split('graphql`').length - 1;
  if (tags === 0) return ';';
  const kept = source.match(KEPT) ?? [];
  if (kept.length !== tags + 1) return undefined;
  return source
    .split(KEPT)
    .map((between, at) => blank(between) + (kept[at] ?? ''))
    .join('');
}

/**
 * Spares Gatsby's query extraction most of its parsing: it takes any file with the word `Head` or `config`, such as one
 * with a heading, for a candidate, 180 of them.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  queriesIn(contents);
