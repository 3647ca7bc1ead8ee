/** Modules and packages that the scripts of a visit consist of, by their source maps. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Bytes as packed by gzip, by module; a module has its share of its file, by length. */
export type ModuleBytes = ReadonlyMap<string, number>;

/** Parts that the customer's packages bring, by their modules. The first that fits counts. */
const packages: readonly (readonly [part: string, modules: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler|react-is)\//],
  ['Emotion', /node_modules\/(?:@emotion|stylis|hoist-non-react-statics)\//],
  ['react-helmet', /node_modules\/(?:react-helmet|react-side-effect|react-fast-compare)\//],
  [
    'Gatsby',
    /\.cache\/|node_modules\/(?:gatsby|@gatsbyjs|gatsby-[^/]+|mitt|shallow-compare|invariant|prop-types|@builder\.io)\//,
  ],
  ['other packages', /node_modules\//],
  ['webpack', /^webpack\//],
];

/** The script before the first sign of use, which esbuild bundles. */
const EARLY = /^early-/;

/** Packages of a page, its own code that each kind of page loads, and that of its kind. */
export const PARTS = [
  ...packages.map(([part]) => part),
  'early script',
  'own, on each kind',
  'own, of the kind',
] as const;

const add = (sums: Map<string, number>, name: string, more: number) =>
  sums.set(name, (sums.get(name) ?? 0) + more);

const nameOf = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');

/** Characters of a script by module; what no mapping names is webpack's. */
function charactersOf(code: string, map: string): Map<string, number> {
  const lines = code.split('\n');
  const found = new Map<string, number>();
  let last: { line: number; column: number; source: string | null } | null = null;
  const close = (line: number, column: number) => {
    if (!last) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    add(found, last.source === null ? 'webpack/frame' : nameOf(last.source), end - last.column);
  };
  eachMapping(new TraceMap(map), ({ generatedLine: line, generatedColumn: column, source }) => {
    close(line, column);
    last = { line, column, source };
  });
  close(Infinity, 0);
  return found;
}

/** The packed bytes of a script, shared out among its modules. */
function modulesOfScript(folder: string, name: string): ModuleBytes {
  const file = path.join(folder, name);
  const code = fs.readFileSync(file, 'utf8');
  const packed = gzipSync(code, { level: 9 }).length;
  const isMapped = !EARLY.test(name) && fs.existsSync(`${file}.map`);
  if (!isMapped) return new Map([[name, packed]]);
  const characters = charactersOf(code, fs.readFileSync(`${file}.map`, 'utf8'));
  const all = [...characters.values()].reduce((sum, length) => sum + length, 0);
  return new Map([...characters].map(([module, length]) => [module, (packed * length) / all]));
}

/**
 * Reads which modules scripts consist of, each script once.
 * @param folder of the built site
 */
export function moduleReader(folder: string): (names: readonly string[]) => ModuleBytes {
  const read = new Map<string, ModuleBytes>();
  return (names) => {
    const found = new Map<string, number>();
    for (const name of names) {
      const modules = read.get(name) ?? modulesOfScript(folder, name);
      read.set(name, modules);
      for (const [module, bytes] of modules) add(found, module, bytes);
    }
    return found;
  };
}

/** Modules that every one of some pages loads. */
export function inEach(pages: readonly ModuleBytes[]): ReadonlySet<string> {
  const [first, ...others] = pages;
  const names = [...(first?.keys() ?? [])];
  return new Set(names.filter((name) => others.every((page) => page.has(name))));
}

/** The part that a module belongs to. */
function partOf(module: string, common: ReadonlySet<string>): (typeof PARTS)[number] {
  if (EARLY.test(module)) return 'early script';
  const found = packages.find(([, modules]) => modules.test(module));
  return found?.[0] ?? (common.has(module) ? 'own, on each kind' : 'own, of the kind');
}

/** Packed bytes of a page by part, in the order of `PARTS`. */
export function partsOf(modules: ModuleBytes, common: ReadonlySet<string>): number[] {
  const sums = new Map<string, number>();
  for (const [module, bytes] of modules) add(sums, partOf(module, common), bytes);
  return PARTS.map((part) => sums.get(part) ?? 0);
}
