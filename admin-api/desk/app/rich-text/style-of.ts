/**
 * Style attributes as data. The page's policy lets none apply, and browsers report each one that they parse; a text may
 * have many, which say how lines stand, and in what was pasted which words are bold.
 */

const STYLE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;

/** HTML whose style attributes are data. */
export const withStylesAsData = (html: string): string => html.replace(STYLE, '$1data-style');

/** The same with its style attributes. */
export const withStyles = (html: string): string => html.replaceAll(' data-style=', ' style=');

/** A declaration of an element's style, in lower case; empty where there is none. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  const value = new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([^;]+)`, 'i').exec(style)?.[1];
  return (
    value
      ?.replace(/!important/i, '')
      .trim()
      .toLowerCase() ?? ''
  );
}
