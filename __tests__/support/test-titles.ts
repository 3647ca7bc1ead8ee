/** The titles of the tests in a file, read from its code, so that a document may name them. */
import fs from 'node:fs';
import ts from 'typescript';

/** Calls that begin a test or a group of them, also by a name of the project's own, such as `onLinux`. */
const STARTS = /^(?:describe|it|test|on[A-Z]\w*|test[A-Z]\w*)$|^\(.*\b(?:describe|it|test)\b/s;

/** `it` of `it.each([…])('…', …)`, of `` it.each`…`('…', …) `` and of `(condition ? it : it.skip)('…', …)`. */
function calleeOf(call: ts.CallExpression): ts.Expression {
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) {
      callee = callee.expression;
    } else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return callee;
  }
}

function titleOf(call: ts.CallExpression, source: ts.SourceFile): string | undefined {
  const [title, ...rest] = call.arguments;
  if (!title || rest.length === 0 || !STARTS.test(calleeOf(call).getText(source))) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined;
}

/** `describe` and its kin: they hold tests and are none. */
const isGroup = (call: ts.CallExpression, source: ts.SourceFile): boolean =>
  /\bdescribe\b/.test(calleeOf(call).getText(source));

/** Each test of a file as the titles of its groups and its own, from outside in. */
export function testTitles(file: string): string[][] {
  const text = fs.readFileSync(file, 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[][] = [];
  const walk = (node: ts.Node, groups: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node, source) : undefined;
    const inside = title === undefined ? groups : [...groups, title];
    if (title !== undefined && !isGroup(node as ts.CallExpression, source)) found.push([...inside]);
    ts.forEachChild(node, (child) => walk(child, inside));
  };
  walk(source, []);
  return found;
}

/** A title without what differs by case: `%s`, `$name` and `${name}` alike. */
const pattern = (title: string) => title.replace(/%[a-z]|\$\{[^}]*\}|\$[a-z]\w*/gi, '*').trim();

/** Whether a file has a test whose titles hold the wanted ones, in this order. */
export function hasTest(titles: readonly string[][], wanted: readonly string[]): boolean {
  return titles.some((all) => {
    const patterns = all.map(pattern);
    let from = 0;
    for (const each of wanted.map(pattern)) {
      const at = patterns.indexOf(each, from);
      if (at < 0) return false;
      from = at + 1;
    }
    return from === patterns.length;
  });
}
