/**
 * Puts pictures into sanitised rich text. No imports: the page-making half of a build loads this file
 * as CommonJS.
 */

// The serialiser writes every attribute in double quotes and every quote in a value as a reference, so that these
// match placeholders and nothing else.
const attributes = '(?:[^">]|"[^"]*")*';
const placeholder = '<img data-picture="(\\d+)" alt="[^"]*">';
const caption = '(?:<figcaption(?: [^>]*)?>(?:(?!</?figcaption)[^])*</figcaption>)?';
const lonely = `(?:<figure(?: ${attributes})?>${caption}(?:<a ${attributes}>)?${placeholder}(?:</a>)?${caption}</figure>)`;
const linked = `(?:<a ${attributes}>${placeholder}</a>)`;

const anyForm = new RegExp(`${lonely}|${linked}|${placeholder}`, 'g');
const onePlaceholder = new RegExp(placeholder);
const emptied = /<p(?: dir="[a-z]+")?>\s*<\/p>/g;

/**
 * The text's HTML with its pictures.
 *
 * @param rich a rich-text field as `renderRichText` made it
 * @param render gives a picture's HTML; null leaves the picture out, and with it a figure or a link that held nothing
 * else
 */
export function fillPictures<P>(
  rich: { html: string; pictures: readonly (P | null)[] },
  render: (picture: P, index: number) => string | null,
): string {
  let isMissing = false;
  const html = rich.html.replace(anyForm, (whole: string, ...groups: unknown[]) => {
    const index = Number(groups.slice(0, 3).find((group) => group !== undefined));
    const picture = rich.pictures[index];
    const replacement = picture ? render(picture, index) : null;
    if (replacement === null) {
      isMissing = true;
      return '';
    }
    // A function, because `$&` in a string would be read as a pattern.
    return whole.replace(onePlaceholder, () => replacement);
  });
  return isMissing ? html.replace(emptied, '') : html;
}
