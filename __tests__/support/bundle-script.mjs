/**
 * Bundles a TypeScript script of the project, so that a test which starts it often does not compile it each time:
 * `node bundle-script.mjs <script> <folder> <sources>…` writes `<folder>/script.mjs` and its parts. A process of its own, because
 * esbuild's plugins are asynchronous and its callers are not.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , script = '', folder = '', ...sources] = process.argv;

/** Packages that read files of their own (WebAssembly, a page's script), or that are optional. */
const external = [
  '@electric-sql/pglite',
  '@scalar/fastify-api-reference',
  'pagefind',
  'pg-native',
  'sharp',
];

/** CommonJS inside an ES module expects these. */
const banner = [
  "import { createRequire as bundleRequire } from 'node:module';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/** The project's files find their neighbours (migrations, content) at the source's path, not the bundle's. */
const ownPlaces = {
  name: 'own-places',
  /** @param {import('esbuild').PluginBuild} bundle */
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, (file) => {
      if (file.path.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
      const text = fs.readFileSync(file.path, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file.path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file.path).href));
      return { contents, loader: 'ts' };
    });
  },
};

const { metafile } = await build({
  entryPoints: [script],
  // Parts that a script loads on demand are files beside it.
  outdir: folder,
  entryNames: 'script',
  outExtension: { '.js': '.mjs' },
  splitting: true,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.18',
  keepNames: true,
  external,
  banner: { js: banner },
  plugins: [ownPlaces],
  metafile: true,
  logLevel: 'warning',
});

// Searches for a bundle compare these folders with those of the script.
const elsewhere = Object.keys(metafile.inputs).filter(
  (file) =>
    file !== script &&
    !file.includes('node_modules/') &&
    !sources.some((source) => file.startsWith(`${source}/`)),
);
if (elsewhere.length > 0)
  throw new Error(`These are not below ${sources.join(', ')}: ${elsewhere.join(', ')}`);
