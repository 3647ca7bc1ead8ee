/** WordPress's shortcodes and other editors' marks in a text, told from words in brackets. */

export interface Shortcode {
  name: string;
  closes: boolean;
  attributes: Readonly<Record<string, string>>;
  /** The first value without a name, such as the address of `[youtube https://…]`. */
  value: string;
}

/** The number of characters that are no white space. */
export const charactersIn = (value: string): number => value.replace(/\s+/g, '').length;

/** A part of a text. */
export type Part = { text: string } | { code: Shortcode; source: string };

const quotes = '"“”″\'‘’′';
const value = `(?:[${quotes}][^\\]${quotes}]*[${quotes}]|[^\\s\\]${quotes}]+)`;
const candidate = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]]{0,2000})?)\]|\[\[\{"[^]{0,1500}?\}\]\]/gi;
const attribute = new RegExp(`([\\w-]+)=(${value})|(\\S+)`, 'g');

/** Those that WordPress and its usual plugins have, and that may come without attributes. */
const known =
  /^(?:audio|caption|contact-form(?:-7)?|divider|embed|gallery|gravityforms?|playlist|shortcode|toc|video|wp_caption|youtube|vimeo)$|^(?:av|avada|cs|elementor|et_pb|fl|fusion|mk|ninja_forms?|nectar|qode|rev_slider|su|themify|tribe|vc|wpb|wpforms|woocommerce)(?:[-_]|$)/i;

const unquoted = (text: string): string => text.replace(/^["“”″'‘’′]|["“”″'‘’′]$/g, '');

function attributesOf(written: string): Pick<Shortcode, 'attributes' | 'value'> {
  const attributes: Record<string, string> = {};
  let first = '';
  const list = written.replace(/\/\s*$/, '');
  for (const [, name, given = '', bare] of list.matchAll(attribute)) {
    if (name === undefined) first ||= unquoted(bare ?? '');
    else attributes[name.toLowerCase()] = unquoted(given);
  }
  return { attributes, value: first };
}

/** Names that a text closes, so that what opens under them is no word in brackets. */
export function closedNames(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
}

/**
 * A text cut at its shortcodes.
 * @param closed names that the whole body closes
 */
export function partsOf(text: string, closed: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(candidate)) {
    const [source, slash = '', written = '', rest = ''] = match;
    const name = written.toLowerCase();
    const code = { name: name || 'media', closes: slash === '/', ...attributesOf(rest) };
    // Words in brackets, one or more, are words.
    const isCode = name === '' || /^\s+[\w-]+=/.test(rest) || closed.has(name) || known.test(name);
    if (!isCode || text[match.index + source.length] === '(') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ code, source });
    end = match.index + source.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
