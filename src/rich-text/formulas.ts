/** MathML as all engines draw it: the elements and attributes of MathML Core, without styles, links and actions. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import { countsIn, type Ledger } from './losses';
import { classesOf } from './markup-facts';
import { mathElements, mathValues } from './math-names';
import { attribute, element, isBlank, rewrite, text, textOf, walk } from './tree';

const known = new Set(mathElements);

/** Elements in which a browser reads HTML: they hold nothing but text. */
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

const textsIn = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? textsIn(node.children) : [];
  });

function cleanProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) =>
      mathValues[name.toLowerCase()]?.test(String(value).trim().toLowerCase()),
    ),
  );
}

/** Brackets and commas of `<mfenced>`, which MathML Core has written out. */
function fenced(
  { properties }: Element,
  parts: readonly ElementContent[],
  ledger: Ledger,
): ElementContent[] {
  const sign = (value: unknown, usual: string) =>
    element('mo', {}, [text(typeof value === 'string' ? value.slice(0, 4) : usual)]);
  const [comma = ''] =
    typeof properties.separators === 'string' ? properties.separators.trim() : ',';
  const inside = parts
    .filter((part) => !isBlank(part))
    .flatMap((part, at) => (at === 0 || comma === '' ? [part] : [sign(comma, ','), part]));
  const row = [sign(properties.open, '('), ...inside, sign(properties.close, ')')];
  ledger.explain({ characters: countsIn(row).characters - countsIn(parts).characters }, -1);
  return [element('mrow', {}, row)];
}

/** A formula's content. Another notation of it goes; what is no MathML is opened, and keeps its words. */
function cleanContent(nodes: readonly ElementContent[], ledger: Ledger): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.tagName === 'annotation' || node.tagName === 'annotation-xml') {
      ledger.explain(countsIn([node]));
      return [];
    }
    const children = cleanContent(node.children, ledger);
    if (node.tagName === 'math') {
      ledger.explain({ formulas: 1 });
      return children;
    }
    if (node.tagName === 'mfenced') return fenced(node, children, ledger);
    if (!known.has(node.tagName)) return children;
    const content = tokens.has(node.tagName) ? textsIn(children) : children;
    return [element(node.tagName, cleanProperties(node.properties), content)];
  });
}

/** Copies of a formula for the eye, beside its MathML: of KaTeX and MathJax. */
const isCopy = (node: Element): boolean =>
  classesOf(node).some((name) => name === 'katex-html' || name === 'MathJax_Preview') ||
  node.tagName === 'mjx-math';

/** Names of XML, `mml:mi`, as those of HTML. */
function withoutPrefixes(tree: Root, ledger: Ledger): void {
  walk(tree, (node) => {
    const name = /^(?:m|mml):(\w+)$/.exec(node.tagName)?.[1];
    if (name === undefined || !known.has(name)) return;
    node.tagName = name;
    if (name === 'math') ledger.explain({ formulas: 1 }, -1);
  });
}

/** The elements with a formula in them. */
function aroundMath(tree: Root): ReadonlySet<Element> {
  const found = new Set<Element>();
  walk(tree, (node, ancestors) => {
    if (node.tagName === 'math') for (const ancestor of ancestors) found.add(ancestor);
  });
  return found;
}

/** Keeps formulas: as MathML, or as the TeX that they were written in. */
export function rehypeFormulas() {
  return (tree: Root, file: RichTextFile): void => {
    const { ledger } = contextOf(file);
    withoutPrefixes(tree, ledger);
    const holdsMath = aroundMath(tree);
    rewrite(tree, (node, ancestors) => {
      if (node.tagName === 'math' && !ancestors.some(({ tagName }) => tagName === 'math')) {
        const alternative = attribute(node, 'alttext')?.trim() ?? '';
        const children = cleanContent(node.children, ledger);
        const label = alternative === '' ? {} : { ariaLabel: alternative };
        return [element('math', { ...cleanProperties(node.properties), ...label }, children)];
      }
      const beside = ancestors.at(-1);
      if (isCopy(node) && beside && holdsMath.has(beside)) {
        ledger.explain(countsIn([node]));
        return [];
      }
      if (node.tagName === 'script' && attribute(node, 'type')?.startsWith('math/tex')) {
        ledger.explain({ characters: textOf(node).replace(/\s+/g, '').length }, -1);
        return [element('code', {}, node.children)];
      }
      return undefined;
    });
  };
}
