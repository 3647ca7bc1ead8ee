/** Imports of sources, as their statements say; nothing is run. */
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '..', '..');
/** Packages of the project's own: each is the folder of its name. */
const OWN_PACKAGE = '@corporate-website/';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Whether a statement imports values: types are gone at run time. */
function isOfValues(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const { importClause } = node;
  if (!importClause) return true;
  if (importClause.isTypeOnly) return false;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

/** The names that a file imports values from, as they are written. */
function importedNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && isOfValues(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        names.push(node.moduleSpecifier.text);
      }
    } else if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const called = node.expression.getText(source);
      if (
        first &&
        ts.isStringLiteralLike(first) &&
        /^(?:import|.*require(?:\.resolve)?)$/.test(called)
      )
        names.push(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `a/b` of `a/b/c`, where `a` is a scope; else the part before the first slash. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltIn = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

export interface Reached {
  /** Absolute paths, including the entry files. */
  files: Set<string>;
  /** Which files import a package. */
  packages: Map<string, string[]>;
}

/**
 * Follows imports from files to files.
 * @throws {Error} where an import leads to no file
 */
export function reachedFrom(entries: readonly string[]): Reached {
  const files = new Set<string>();
  const packages = new Map<string, string[]>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    for (const name of importedNames(file)) {
      if (isBuiltIn(name)) continue;
      const isOwn = name.startsWith(OWN_PACKAGE);
      if (!name.startsWith('.')) {
        const importers = packages.get(packageOf(name)) ?? [];
        packages.set(packageOf(name), [...importers, file]);
        if (!isOwn) continue;
      }
      const base = isOwn
        ? path.join(root, name.slice(OWN_PACKAGE.length))
        : path.resolve(path.dirname(file), name);
      const found = ENDINGS.map((ending) => base + ending).find(
        (each) => fs.existsSync(each) && fs.statSync(each).isFile(),
      );
      if (found === undefined) throw new Error(`${file} imports ${name}, which is no file.`);
      waiting.push(found);
    }
  }
  return { files, packages };
}
