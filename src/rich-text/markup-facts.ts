/** Facts that editors write into classes and styles. */
import type { Element } from 'hast';
import { attribute } from './tree';

/** The longest style that an editor writes by hand or by button. */
const MAX_STYLE = 2_000;

/** Class names as they were written. */
export function classesOf(node: Element): string[] {
  const { className } = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The style attribute, shortened, in lower case. */
export const styleOf = (node: Element): string =>
  (attribute(node, 'style') ?? '').slice(0, MAX_STYLE).toLowerCase();

/** The value of one declaration of a style attribute, in lower case. */
export function declared(node: Element, property: string): string | undefined {
  for (const declaration of styleOf(node).split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim() === property) {
      return declaration.slice(colon + 1).trim();
    }
  }
  return undefined;
}
