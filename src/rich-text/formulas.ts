/** MathML as all engines draw it: the elements and attributes of MathML Core, without styles, links and actions. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { contextOf, type RichTextFile } from './context';
import { countsIn, type Ledger } from './losses';
import { classesOf } from './markup-facts';
import { attribute, element, rewrite, textOf, walk } from './tree';

/** https://www.w3.org/TR/mathml-core/ without `maction`, `annotation` and what is deprecated. */
export const mathElements: readonly string[] = (
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub ' +
  'msubsup msup mtable mtd mtext mtr munder munderover semantics'
).split(' ');

const known = new Set(mathElements);

/** Elements in which a browser reads HTML: they hold nothing but text. */
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

const textsIn = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? textsIn(node.children) : [];
  });

const flags = [
  'displaystyle',
  'fence',
  'separator',
  'stretchy',
  'symmetric',
  'largeop',
  'movablelimits',
];
const lengths = 'lspace rspace minsize maxsize width height depth voffset linethickness'.split(' ');
const others: Readonly<Record<string, RegExp>> = {
  display: /^(?:block|inline)$/,
  dir: /^(?:ltr|rtl)$/,
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  accent: /^(?:true|false)$/,
  accentunder: /^(?:true|false)$/,
  columnspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scriptlevel: /^[+-]?\d$/,
};
const values: Readonly<Record<string, RegExp>> = {
  ...others,
  ...Object.fromEntries(flags.map((name) => [name, /^(?:true|false)$/])),
  ...Object.fromEntries(
    lengths.map((name) => [name, /^[+-]?\d{0,3}(?:\.\d{1,4})?(?:em|ex|px|pt|%)?$/]),
  ),
};

/** Attributes that MathML may have, for the allow-list. */
export const mathAttributes: readonly string[] = Object.keys(values).map((name) =>
  name === 'rowspan' ? 'rowSpan' : name,
);

function cleanProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) =>
      values[name.toLowerCase()]?.test(String(value).trim().toLowerCase()),
    ),
  );
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
    if (!known.has(node.tagName)) return children;
    const content = tokens.has(node.tagName) ? textsIn(children) : children;
    return [element(node.tagName, cleanProperties(node.properties), content)];
  });
}

/** Copies of a formula for the eye, beside its MathML: of KaTeX and MathJax. */
const isCopy = (node: Element): boolean =>
  classesOf(node).some((name) => name === 'katex-html' || name === 'MathJax_Preview') ||
  node.tagName === 'mjx-math';

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
