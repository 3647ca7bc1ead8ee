/** The copy in the code of pages: text between tags, and strings of several words. */
import ts from 'typescript';
import { withoutCode, type CopyPart } from './texts';

/** Text begins as a sentence or a label does, or has several words and a mark between them; the rest are names. */
const isRead = (text: string) =>
  /^\s*\p{Lu}[\p{Ll}-]/u.test(text) ||
  (/\p{L} +\p{L}/u.test(text) && !/^[\w-]+(?: [\w-]+)*$/.test(text));

/** Text of a node: null where it is none. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    ? node.text
    : null;
}

/** Styles, GraphQL and the names of modules are no copy. */
const isAside = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isCallExpression(node) && /^(?:css|keyframes)$/.test(node.expression.getText()));

/** The texts of a module, as a reader of its page meets them. */
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
