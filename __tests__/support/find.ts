/** The first element of the page that a selector matches. @throws {Error} where there is none */
export function find<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}
