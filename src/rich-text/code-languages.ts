/** The language of a listing, in the notations of highlighters and editors, as one: `language-sql` on its `pre`. */
import type { Element, Root } from 'hast';
import { classesOf } from './markup-facts';
import { attribute, isElement, rewrite } from './tree';

/** Names under which the highlighter knows others'. */
const aliases: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  docker: 'dockerfile',
  jscript: 'javascript',
  markup: 'xml',
  'objective-c': 'objectivec',
  'plain-text': 'plaintext',
  'shell-session': 'shell',
  'source-json': 'json',
  vb: 'vbnet',
};

/** Words that say that there is no language. */
const nothing = new Set(['', 'auto', 'default', 'generic', 'none', 'nohighlight', 'no-highlight']);

const prefixed =
  /^(?:language|lang|highlight-source|highlight-text|highlight|brush|src|syntax|code)[-:_](.+)$/i;

/** Classes that mark a listing, beside which another class is its language. */
const marks = new Set(
  'hljs prettyprint sourcecode highlight prism shiki syntaxhighlighter'.split(' '),
);
const noLanguage =
  /^(?:numberLines|lineAnchors|line-numbers|linenums.*|wrap|notranslate|highlighter-.*|code|crayon.*|theme.*|github.*|line-.*)$/i;

const dataNames = ['dataLang', 'dataLanguage', 'dataEnlighterLanguage', 'dataCodeLanguage'];

/** A language's name out of what was written: without `{2}`, `;` and a file's name. */
function plain(written: string): string | undefined {
  const name = written
    .toLowerCase()
    .replace(/[{[(:;,\s][^]*$/, '')
    .replace(/^(?:source|text)[.-]/, '');
  if (nothing.has(name) || !/^[\w+#.-]{1,30}$/.test(name)) return undefined;
  return aliases[name] ?? name;
}

function fromClasses(names: readonly string[]): string | undefined {
  for (const [index, name] of names.entries()) {
    // `brush: sql;` and `lang: sql` come as two.
    const written = /^(?:brush|lang|language):$/i.test(name)
      ? names[index + 1]
      : prefixed.exec(name)?.[1];
    const language = written === undefined ? undefined : plain(written);
    if (language !== undefined) return language;
  }
  if (!names.some((name) => marks.has(name.toLowerCase()))) return undefined;
  const rest = names.find((name) => !marks.has(name.toLowerCase()) && !noLanguage.test(name));
  return rest === undefined ? undefined : plain(rest);
}

function fromAttributes(node: Element): string | undefined {
  for (const name of dataNames) {
    const language = plain(attribute(node, name) ?? '');
    if (language !== undefined) return language;
  }
  // WP-Syntax: `lang` of a listing with `line` is no human language.
  const isSyntax = node.tagName === 'pre' && node.properties.line !== undefined;
  return isSyntax ? plain(attribute(node, 'lang') ?? '') : undefined;
}

const languageOf = (node: Element): string | undefined =>
  fromAttributes(node) ?? fromClasses(classesOf(node));

/** Elements that highlighters put around a listing. */
const around = new Set(['div', 'figure', 'section', 'td']);
const LEVELS = 3;

/** Writes each listing's language in one way, and takes every other class off it. */
export function rehypeCodeLanguages() {
  return (tree: Root): void => {
    rewrite(tree, (pre, ancestors) => {
      if (pre.tagName !== 'pre') return undefined;
      const code = pre.children.find((child) => isElement(child, 'code'));
      const outer = ancestors.slice(-LEVELS).filter(({ tagName }) => around.has(tagName));
      const candidates = [...(isElement(code) ? [code] : []), pre, ...[...outer].reverse()];
      let language: string | undefined;
      for (const node of candidates) language ??= languageOf(node);
      if (isElement(code)) delete code.properties.className;
      if (language === undefined) delete pre.properties.className;
      else pre.properties.className = [`language-${language}`];
      if (pre.properties.line !== undefined) delete pre.properties.lang;
      return undefined;
    });
  };
}
