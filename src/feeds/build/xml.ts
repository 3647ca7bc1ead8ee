/** XML as text; pure. */

/** Characters that XML 1.0 excludes, even as a reference: control characters, halves of characters. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The text without characters that no XML file may hold. */
export const withoutUnfit = (text: string): string => text.replace(UNFIT, '');

/** A text as it stands in an element or an attribute. */
export const xmlText = (text: string): string =>
  withoutUnfit(text).replace(/[&<>"']/g, (character) => references[character] ?? '');

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

/**
 * An element that holds a text.
 * @returns an empty string where there is no text
 */
export function textElement(
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  return text ? `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>` : '';
}

/** An element that holds nothing but attributes. */
export const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${attributesOf(attributes)}/>`;

/** A file of XML; `parts` are elements, a line each, the empty ones left out. */
export function xmlFile(
  name: string,
  attributes: Readonly<Record<string, string>>,
  parts: readonly string[],
): string {
  const lines = parts.filter(Boolean).map((part) => `${part}\n`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<${name}${attributesOf(attributes)}>\n${lines.join('')}</${name}>\n`;
}
