/**
 * A declaration of an element's style attribute, in lower case; empty where there is none. Read from the attribute's text,
 * since the page's policy lets no style attribute apply.
 */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? '';
  const value = new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([^;]+)`, 'i').exec(style)?.[1];
  return (
    value
      ?.replace(/!important/i, '')
      .trim()
      .toLowerCase() ?? ''
  );
}
