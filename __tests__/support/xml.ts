/** XML read by a strict parser, as plain trees. */
import { SaxesParser } from 'saxes';

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** The text directly in it. */
  text: string;
}

/**
 * Parses a file.
 * @throws {Error} where it is not well-formed, or names a prefix that it does not declare
 */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const node: XmlNode = {
      ...{ name, children: [], text: '' },
      attributes: Object.fromEntries(values),
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node) node.text += part;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [top] = root.children;
  if (!top) throw new Error('The file holds no element.');
  return top;
}

/** The children of a name. */
export const named = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name);

/** The text of the first child of a name; undefined where there is none. */
export const textOf = (node: XmlNode, name: string): string | undefined =>
  named(node, name)[0]?.text;
