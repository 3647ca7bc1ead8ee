/** @jest-environment node */
/** Cost of the forms' own chunk to a visitor; the page's own code contains none of it. */
import { beforeAll, expect, it } from '@jest/globals';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const root = path.resolve(__dirname, '../..');
const CHUNK = 'src/forms/enhancement/enhance.ts';
const PAGE = ['src/forms/feedback-form.tsx', 'src/app/root.tsx'];

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  outdir: path.join(root, 'out'),
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  external: ['react', 'react-dom', 'gatsby', '@emotion/*', '*.woff2'],
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/** The modules that a page has before anything is imported on demand. */
async function modulesOfPage(): Promise<ReadonlySet<string>> {
  const { metafile } = await build({ ...options, entryPoints: PAGE, splitting: true });
  const files = new Set<string>();
  const visit = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const { path: next, kind, external } of metafile.outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(next);
    }
  };
  for (const [name, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint && PAGE.includes(entryPoint)) visit(name);
  }
  return new Set([...files].flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {})));
}

/** Leaves out files that are loaded already. */
function without(modules: ReadonlySet<string>): Plugin {
  return {
    name: 'without',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path: wanted, pluginData, ...rest }) => {
        if (pluginData === 'resolved' || rest.kind === 'entry-point') return null;
        const found = await resolve(wanted, { ...rest, pluginData: 'resolved' });
        const isThere = modules.has(path.relative(root, found.path));
        return isThere ? { path: found.path, external: true } : null;
      });
    },
  };
}

const isSchemas = (module: string) => module.includes('node_modules/zod');

let ofPage: ReadonlySet<string>;
beforeAll(async () => {
  ofPage = await modulesOfPage();
});

it('costs 9 kB (gzip) at the most, validation, drafts, sending and notifications together', async () => {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [CHUNK],
    plugins: [without(ofPage)],
  });
  expect(Object.keys(metafile.inputs).filter(isSchemas)).toEqual([]);
  const bytes = outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  );
  expect(bytes).toBeLessThanOrEqual(9000);
  // And is there at all.
  expect(bytes).toBeGreaterThan(6000);
});

it('is fetched apart, and nobody brings schemas', () => {
  expect(ofPage).toContain('src/forms/feedback-form.tsx');
  expect([...ofPage].filter(isSchemas)).toEqual([]);
});
