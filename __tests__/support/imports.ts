/** The imports of sources, found by esbuild; nothing is run. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { root } from './deploy-files';

/** Packages of the project's own, whose imports are followed too. */
const OWN = Object.fromEntries(
  ['contract', 'locks'].map((name) => [`@corporate-website/${name}`, path.join(root, name)]),
);

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
 * Follows imports of values from file to file.
 * @throws {Error} if an import leads to no file
 */
export function reachedFrom(entries: readonly string[]): Reached {
  const { metafile } = buildSync({
    entryPoints: [...entries],
    absWorkingDir: root,
    alias: OWN,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'preserve',
    loader: { '.css': 'empty' },
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const packages = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: to, original = to } of imports) {
      if (original.startsWith('.') || isBuiltIn(original)) continue;
      const importers = packages.get(packageOf(original)) ?? [];
      packages.set(packageOf(original), [...importers, path.join(root, file)]);
    }
  }
  const files = Object.keys(metafile.inputs).map((file) => path.join(root, file));
  return { files: new Set(files), packages };
}
