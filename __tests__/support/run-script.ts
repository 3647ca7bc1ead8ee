/** Runs a few lines of TypeScript in separate processes, for tests between processes; bundled, to start soon. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { startChild, type RunningChild } from './child';
import type { Scratch } from './scratch';

const root = path.join(__dirname, '..', '..');
const layout = path.join(root, 'pipeline', 'layout.ts');

/**
 * @param lines may import from `~/`, the project's root
 * @param place the module whose own place those take that look for files beside them
 */
export function startScript(
  scratch: Scratch,
  name: string,
  lines: string,
  place = layout,
): RunningChild {
  const file = scratch.file(`${name}.mjs`);
  const packages = scratch.file('node_modules');
  if (!fs.existsSync(packages)) fs.symlinkSync(path.join(root, 'node_modules'), packages);
  buildSync({
    stdin: { contents: lines.replaceAll("'~/", `'${root}/`), resolveDir: root, loader: 'ts' },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // The project's own, which Node alone cannot run, are bundled.
    alias: {
      '@corporate-website/contract': path.join(root, 'contract'),
      '@corporate-website/locks': path.join(root, 'locks'),
    },
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(place).href),
      'import.meta.dirname': JSON.stringify(path.dirname(place)),
    },
    logLevel: 'error',
  });
  return startChild(process.execPath, [file], { cwd: root });
}

/** @throws {Error} with its output, if it failed */
export async function ended(child: RunningChild): Promise<void> {
  const { status, signal, output } = await child.ended;
  if (status !== 0 && signal !== 'SIGKILL')
    throw new Error(`It ended with status ${String(status)}:\n${output}`);
}
