import { withoutControls } from './control-characters';
import { decodeEntities } from './html-entities';

/**
 * The text of a plain-text field. Nothing in it is markup, so `<meter>` stays as it was typed. Character references are
 * decoded once, since many servers escape such fields; white space collapses to single spaces; control characters and
 * bidirectional overrides go. The result is text, not HTML: escape it for display, as React does.
 */
export function plainText(value: string): string {
  return withoutControls(decodeEntities(value)).replace(/\s+/g, ' ').trim();
}

/** References that a server writes where it escapes a text: reading them as characters is beyond doubt. */
const ESCAPED = /&(?:amp|quot|#0*39|#x0*27|apos|#0*34|#x0*22|#0*38|#x0*26);/gi;

/** Whether a text has character references that its writer may have meant to be seen, such as `&copy;`. */
export function hasTellingReferences(value: string): boolean {
  const others = value.replace(ESCAPED, '');
  return decodeEntities(others) !== others;
}

/** Whether a text ends an element, as no plain text does by chance: a server has sent HTML. */
export const looksLikeHtml = (value: string): boolean => /<\/[a-z]/i.test(value);
