/**
 * Gatsby's TypeScript files of the project's root, compiled for the work directory. Gatsby compiles them too, with
 * Parcel, which takes seconds of each build; esbuild takes a fifth of one. In develop Gatsby does it, and watches.
 */
import { buildSync } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';

/** Each with the file that stands in its place. */
export const COMPILED_FILES: Readonly<Record<string, string>> = {
  'gatsby-config.ts': 'gatsby-config.js',
  'gatsby-node.ts': 'gatsby-node.js',
};

/**
 * Compiles the files into a folder; one that is as before is not written, since a newer one makes Gatsby begin anew.
 * @throws {Error} with file, line and reason where they cannot be compiled
 */
export function compileHooks(root: string, folder: string): void {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: Object.keys(COMPILED_FILES),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
  });
  for (const { path: file, contents } of outputFiles) {
    const isSame = fs.existsSync(file) && fs.readFileSync(file).equals(contents);
    if (!isSame) fs.writeFileSync(file, contents);
  }
  for (const name of Object.keys(COMPILED_FILES)) {
    fs.rmSync(path.join(folder, name), { force: true });
  }
}
