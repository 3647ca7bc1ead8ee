import type { Element, ElementContent, Root } from 'hast';
import { languageLabel } from './language-label';
import { element, isElement, rewrite, text, type Parent } from './tree';

/** Colours a listing; undefined for an unknown language, and for one too long to colour. */
export type Highlight = (source: string, language: string) => ElementContent[] | undefined;

export interface CodeOptions {
  /** Made for each text, since it may have an end. Without it listings stay as they are written. */
  highlighter?: () => Highlight;
}

const plain: Highlight = () => undefined;

/** The language that an earlier step wrote on the listing. */
function languageOf({ properties: { className } }: Element): string | undefined {
  const [name] = Array.isArray(className) ? className : [];
  return /^language-(.+)$/.exec(String(name))?.[1];
}

/** The characters of a listing as they are; a `<br>` is a line's end. */
function sourceOf(node: Parent): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return child.tagName === 'br' ? '\n' : sourceOf(child);
    })
    .join('');
}

/** Columns that spaces or tabs align: a line that wraps would break them. Two spaces may also end a sentence. */
const IN_COLUMNS = /[^\s.!?:] {2,}\S|\S\t+\S/;

/**
 * Listings: `<pre class="code" …><code>`, coloured where the language is known, reachable by keyboard because they
 * scroll, named for those who hear them. Preformatted text that is no code keeps its content.
 */
export function rehypeCode({ highlighter }: CodeOptions = {}) {
  return (tree: Root): void => {
    const highlight = highlighter?.() ?? plain;
    rewrite(tree, (pre) => {
      if (pre.tagName !== 'pre') return undefined;
      const inner = pre.children.find((child) => isElement(child, 'code'));
      const language = languageOf(pre);
      const label = language === undefined ? '' : languageLabel(language);
      delete pre.properties.className;
      const shared = {
        ...pre.properties,
        className: ['code'],
        role: 'group',
        ariaLabel: label === '' ? 'Code' : `Code, ${label}`,
        tabIndex: 0,
      };
      if (!inner && language === undefined) return [element('pre', shared, pre.children)];
      const source = sourceOf(pre)
        .trimEnd()
        .replace(/^(?:[ \t]*\r?\n)+/, '');
      if (source === '') return [];
      const coloured = language === undefined ? undefined : highlight(source, language);
      const content = coloured ?? [text(source)];
      const named = label === '' ? {} : { dataLanguage: label };
      const isProse = label === '' && !IN_COLUMNS.test(source);
      const properties = {
        ...shared,
        ...named,
        ...(isProse ? { className: ['code', 'wraps'] } : {}),
      };
      const codeClass = language === undefined ? {} : { className: [`language-${language}`] };
      return [element('pre', properties, [element('code', codeClass, content)])];
    });
  };
}
