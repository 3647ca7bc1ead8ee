/** The texts of a file of copy, each with its place in the file. */
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { splitCopy } from '../../src/own-pages/build/read-file';

/** A text of a file: a field of its YAML, or the part below it. */
export interface CopyPart {
  /** Relative to the project. */
  file: string;
  /** Its keys, such as `bands.items.text`; `body` for the part below front matter. */
  field: string;
  /** Code and addresses are replaced by spaces. */
  text: string;
  /** The line on which the text, or a part of it, begins. */
  lineOf: (part?: string) => number;
}

/** Keys whose values are names, not text for readers. */
const NAMES = new Set([
  ...['href', 'id', 'kind', 'design', 'service', 'testimonials', 'case_studies', 'share_of'],
  ...['from', 'to', 'type', 'status', 'image', 'url', 'slug', 'previous_slugs', 'apply_url'],
  ...['image_cdn', 'video_url', 'file_url', 'updated', 'published_at', 'updated_at', 'email'],
]);

const CODE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$|`[^`\n]+`/gm;
const ADDRESS = /\]\([^()\s]*(?:\s+"[^"\n]*")?\)|https?:\/\/\S+|<[^>\n]+>/g;

const blank = (match: string) => match.replace(/[^\n]/g, ' ');

/** A text with code, addresses and tags replaced by spaces, so that other characters keep their places. */
export const withoutCode = (text: string): string =>
  text.replace(CODE, blank).replace(ADDRESS, blank);

/** Returns a function that finds the line of a part within a section of a file. */
function lineFinder(source: string, start: number, end: number, firstLine: number) {
  const stretch = source.slice(start, end);
  return (part?: string): number => {
    // A folded text has other spaces between its words than the file.
    const words = part?.trim().split(/\s+/).slice(0, 4) ?? [];
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
    const at = pattern ? Math.max(0, new RegExp(pattern).exec(stretch)?.index ?? 0) : 0;
    return firstLine + source.slice(0, start + at).split('\n').length - 1;
  };
}

function yamlParts(file: string, yaml: string, linesBefore: number): CopyPart[] {
  const parts: CopyPart[] = [];
  visit(parseDocument(yaml), {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const keys = ancestors.flatMap((each) =>
        isPair(each) && isScalar(each.key) ? String(each.key.value) : [],
      );
      if (keys.some((each) => NAMES.has(each))) return;
      parts.push({
        file,
        field: keys.join('.'),
        text: withoutCode(node.value),
        lineOf: lineFinder(yaml, node.range[0], node.range[2], linesBefore + 1),
      });
    },
  });
  return parts;
}

/**
 * The texts of a file: YAML, or Markdown with YAML front matter.
 * @param file relative to the project; its ending decides
 */
export function textsOf(file: string, source: string): CopyPart[] {
  const split = splitCopy(source, file.endsWith('.md') ? 'markdown' : 'yaml');
  if (!split) return [];
  const parts = yamlParts(file, split.yaml, split.linesBefore);
  if (split.body === null) return parts;
  const start = source.length - split.body.length;
  const lineOf = lineFinder(source, start, source.length, 1);
  return [...parts, { file, field: 'body', text: withoutCode(split.body), lineOf }];
}
