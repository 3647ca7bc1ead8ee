import { plainText } from './plain-text';

/** Elements that count as a break between words; all others stand inside a word or a line. */
const BLOCK =
  /^(?:address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|select|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)$/i;

/** Elements whose content is not text for a reader; to the end where one is not closed, as in a browser. */
const SILENT = /<(iframe|math|script|style|svg|template)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;

/** A comment, a declaration or a tag; a `>` inside quotes does not end it. */
const TAG = /<!--[^]*?(?:-->|$)|<![^<>]*>|<\/?([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/**
 * The text of HTML that this site has made or cleaned, as a reader sees it: tags go, script and style with their
 * content. The result is text, not HTML: escape it for display, as React does.
 */
export function textOfHtml(html: string): string {
  const spaced = html
    .replace(SILENT, ' ')
    .replace(TAG, (_tag, name: string | undefined) => (name && BLOCK.test(name) ? ' ' : ''));
  return plainText(spaced);
}
