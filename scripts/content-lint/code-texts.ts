/** The copy in the code of pages: text between tags, and strings of several words. */
import ts from 'typescript';
import { withoutCode, type CopyPart } from './texts';

/** Whether a string is text for readers: it starts like a sentence or label, or has several words and punctuation. */
const isRead = (text: string) =>
  /^\s*\p{Lu}[\p{Ll}-]/u.test(text) ||
  (/\p{L} +\p{L}/u.test(text) && !/^[\w-]+(?: [\w-]+)*$/.test(text));

/** The text of a node; null for other nodes. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : null;
}

/** Whether a node is not copy: styles, GraphQL, names of modules. */
const isAside = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isCallExpression(node) && /^(?:css|keyframes)$/.test(node.expression.getText()));

/** The texts of a module that a page's readers see. */
export function codeTextsOf(file: string, source: string): CopyPart[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const parts: CopyPart[] = [];
  const visit = (node: ts.Node): void => {
    if (isAside(node)) return;
    const text = textOf(node);
    if (text !== null && (ts.isJsxText(node) || isRead(text))) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      parts.push({ file, field: 'code', text: withoutCode(text), lineOf: () => line });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return parts;
}
