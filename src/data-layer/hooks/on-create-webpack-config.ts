import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GatsbyNode } from 'gatsby';
import type { BuildFacts } from '../../app/rendering/build-facts';
import { isFindable } from '../../site/robots';
import { readSettings } from '../../site/settings';
import { earlyScript } from '../../shell/build/early-script';

/** Gatsby lints by ESLint in develop, which takes longer than the compilation; this project's lint is oxlint. */
const ESLINT_PLUGIN = 'ESLintWebpackPlugin';

const TERSER_PLUGIN = 'TerserPlugin';

/** The part of webpack used by the plugins below. */
interface Compilation {
  hash: string;
  getAssets: () => readonly { name: string }[];
  getAsset: (name: string) => { source: { buffer: () => Buffer } } | undefined;
  entrypoints: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
  chunks: Iterable<{ hash: string; files: Iterable<string> }>;
  hooks: {
    processAssets: { tap: (options: { name: string; stage: number }, run: () => void) => void };
  };
}
interface Stats {
  compilation: Compilation;
}
interface Compiler {
  close: (done: (error?: Error | null) => void) => void;
  hooks: {
    thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void };
    done: {
      tap: (options: { name: string; stage: number }, run: (stats: Stats) => void) => void;
    };
  };
}

/**
 * The compiled application of each page: `src/app/rendering/sleeping-application.tsx`. Known once the browser's code is
 * compiled, before any page.
 */
let application: BuildFacts['application'] = null;

/** Stores the browsers' compilation, and lets it go; null where there is none. */
let endForBrowsers: (() => Promise<void>) | null = null;

/**
 * Lets a compilation go once it is stored. Gatsby holds both, with all their modules, until pages are made: a quarter of
 * the memory of a build from nothing.
 */
class GoneWhenClosed {
  apply(compiler: Compiler): void {
    let stats: Stats | undefined;
    compiler.hooks.done.tap({ name: 'GoneWhenClosed', stage: 0 }, (made) => {
      stats = made;
    });
    const close = compiler.close.bind(compiler);
    compiler.close = (done) => {
      close((error) => {
        for (const held of [compiler, stats ?? {}]) {
          for (const key of Object.keys(held)) Reflect.deleteProperty(held, key);
        }
        // Gatsby closes that of browsers too, later.
        compiler.close = (closed) => {
          closed();
        };
        globalThis.gc?.();
        done(error);
      });
    };
  }
}

/**
 * The hash of a compilation, which Gatsby writes into every page, made from the names of its files: these hold
 * hashes of their content. webpack's own also counts absolute paths, so that two work directories would give
 * two sites that differ in every page.
 */
class HashOfContent {
  apply(compiler: Compiler): void {
    endForBrowsers = () => promisify(compiler.close)();
    compiler.hooks.done.tap({ name: 'HashOfContent', stage: -1000 }, ({ compilation }) => {
      const names = compilation
        .getAssets()
        .map(({ name }) => name)
        .sort();
      compilation.hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20);
      const files = compilation.entrypoints.get('app')?.getFiles() ?? [];
      application = {
        compilation: compilation.hash,
        scripts: files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
      };
    });
  }
}

/** After all that changes a file: webpack's PROCESS_ASSETS_STAGE_REPORT. */
const REPORT_STAGE = 5000;

/**
 * The hashes of the renderer's chunks, made from their scripts. Gatsby renders a page anew where that of a chunk has
 * changed (`gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js`), and webpack's own count modules that no script holds:
 * the first build after a cold one would render all pages.
 */
class HashesOfScripts {
  apply(compiler: Compiler): void {
    const name = 'HashesOfScripts';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: REPORT_STAGE }, () => {
        for (const chunk of compilation.chunks) {
          const hash = createHash('sha256');
          const scripts = [...chunk.files].filter((file) => file.endsWith('.js')).sort();
          for (const file of scripts)
            hash.update(compilation.getAsset(file)?.source.buffer() ?? '');
          chunk.hash = hash.digest('hex').slice(0, 20);
        }
      });
    });
  }
}

/**
 * Names variables in a fixed order. Terser's own order counts letters, also those of hashes that webpack puts in
 * place only afterwards and that depend on where the build ran; the runtime would differ from place to place.
 * Without references to anything outside: webpack hands it to other processes as text.
 */
const fixedNames = {
  get: (index: number): string => {
    const letters = 'etnrisoalcdupmhgfvbyxwkjqzETNRISOALCDUPMHGFVBYXWKJQZ$_0123456789';
    let name = letters.charAt(index % 54);
    for (let rest = Math.floor(index / 54); rest > 0; rest = Math.floor(rest / 64)) {
      rest -= 1;
      name += letters.charAt(rest % 64);
    }
    return name;
  },
};

/**
 * Asks V8 to compile all of a file while it comes, beside the main thread, which has to do it otherwise when the
 * application is wanted: nearly all of each file runs at once. https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** As all browsers of `browserslist` have it. */
const ecma = 2020;

const terserOptions = {
  mangle: { nth_identifier: fixedNames },
  compress: {
    ecma,
    passes: 2,
    // Declarations that stand together pack better.
    hoist_funs: true,
    // No function here is called by `new` for the sake of its prototype alone.
    unsafe_arrows: true,
    unsafe_methods: true,
  },
  output: { ecma, preamble: COMPILE_HINT },
};

/**
 * Modules that packages load and no page here uses, 4 kB: Gatsby's `Script` component off the main thread
 * (`gatsby/dist/internal-plugins/partytown/gatsby-browser.js`), its service worker and its server components, and what
 * Emotion's `withTheme` needs.
 */
const UNUSED = {
  'gatsby-script': false,
  './utils/inject-partytown-snippet': false,
  './register-service-worker': false,
  'hoist-non-react-statics': false,
};

/** Modules that a browser has no use for, and that others call all the same; with what stands in their places. */
const STAND_INS = {
  './head/head-export-handler-for-browser': path.resolve('src/app/rendering/no-heads.ts'),
  // Nothing is called of it: as an empty module it would be a chunk of its own, with code to load such a one.
  'react-server-dom-webpack': path.resolve('src/app/rendering/no-heads.ts'),
  'prop-types': path.resolve('src/app/rendering/no-prop-types.ts'),
};

/**
 * The names of chunks, which the runtime of every page lists: Gatsby's also hold a template's path, and more of the hash
 * than `hashed-names.ts` asks for.
 */
const CHUNK_FILENAME = '[id]-[contenthash:8].js';

interface CacheGroups {
  commons?: object;
  shared?: object;
}
interface Optimised {
  output: object;
  optimization: { minimizer?: object[]; splitChunks?: { cacheGroups?: CacheGroups } };
}

/** The navigation's data, 2 kB. */
const NAVIGATION = /[\\/]src[\\/]site[\\/]navigation\.ts$/;

/** Messages on the screen, 3 kB: forms bring them, since a message of no line cannot be loaded without one. */
const NOTIFICATIONS = /[\\/](?:src[\\/]notifications|react-hot-toast)[\\/]/;

/** Bytes before packing: less stands in each part that needs it. A file more takes a slow phone 8 ms of a navigation. */
const LEAST_SHARED = 20_000;

/** Begins the names of parts' chunks. Most have none; those of one page may share a chunk, by its name. */
const PARTS = 'parts-';

/**
 * Gatsby puts what templates share into chunks: what all of them use into one, which as many parts would fill as well, and
 * the rest into others, named after the templates. All that any two parts share would be one chunk, and each of them
 * would load it.
 */
function splitByParts({ splitChunks = {} }: Optimised['optimization']): object {
  const { commons, shared, ...others } = splitChunks.cacheGroups ?? {};
  const isPart = ({ name }: { name?: string | null }) => !name || name.startsWith(PARTS);
  const ofTemplates = { chunks: (chunk: { name?: string | null }) => !isPart(chunk) };
  const ofParts = { ...shared, name: undefined, minSize: LEAST_SHARED, priority: 9 };
  return {
    ...splitChunks,
    cacheGroups: {
      ...others,
      commons: { ...commons, ...ofTemplates },
      shared: { ...shared, ...ofTemplates },
      parts: ofParts,
      notifications: { test: NOTIFICATIONS, chunks: isPart, enforce: true, priority: 30 },
      // In the page, its head and its footer: once for all of them.
      navigation: { test: NAVIGATION, chunks: 'async', enforce: true, priority: 30 },
    },
  };
}

/** Variables of the environment that the code may read: those of browsers, and what Gatsby itself sets. */
const OF_CODE =
  /^process\.env\.(?:GATSBY_(?!CPU_COUNT$)\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Takes all other variables out of a compilation. Gatsby compiles each into it (into that of browsers, each that begins
 * with `GATSBY_`), and webpack compiles every module anew where the names of these are others: by hand in place of the
 * schedule, say, or with one more setting.
 */
function forgetVariables(plugins: readonly object[]): void {
  for (const plugin of plugins) {
    if (!('definitions' in plugin)) continue;
    const definitions = plugin.definitions as Record<string, unknown>;
    for (const name of Object.keys(definitions))
      if (name.startsWith('process.env.') && !OF_CODE.test(name))
        Reflect.deleteProperty(definitions, name);
  }
}

interface Loader {
  options: object;
}
interface Rule {
  use?: Loader[] | ((of: object) => Loader[]);
}
interface Extensible {
  plugins: object[];
  module: { rules: Rule[] };
  resolve: { extensions: readonly string[]; alias: object; plugins: readonly object[] };
}

/** Gatsby's resolver for themes, of which this site has none. It looks for a stand-in for each import of a build. */
const SHADOWING_PLUGIN = 'GatsbyThemeComponentShadowingResolverPlugin';

/** Plugins but those of a class, by its name. */
const without = (name: string, plugins: readonly object[]): object[] =>
  plugins.filter((plugin) => plugin.constructor.name !== name);

/**
 * A module with one of these stands in the place of its namesake in the browsers of a built site: the page comes with
 * what the namesake renders, and its code is left out. Builds, develop and unit tests have the namesake.
 */
const OF_BROWSERS = ['.browser.tsx', '.browser.ts'];

/**
 * Has Babel compile modules for browsers in both stages of a build. It keeps its results until webpack has stored its
 * own, so that the renderer's stage takes those of the other: all modules would be compiled twice. That stage leaves out
 * `config` and `getServerData` of templates, for pages made on request, of which this site has none.
 */
function compileForBrowsers(rules: readonly Rule[]): void {
  // Both in the key of a result.
  const same = { stage: 'build-javascript', caller: { target: 'web' } };
  for (const rule of rules) {
    const { use } = rule;
    if (typeof use !== 'function') continue;
    rule.use = (of) =>
      use(of).map((loader) => ({ ...loader, options: { ...loader.options, ...same } }));
  }
}

/**
 * In develop the sources are links (see pipeline/linked-directory.ts); modules keep the links' paths, which
 * Gatsby knows.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  if (stage.endsWith('-html')) {
    if (stage === 'build-html' && !application) {
      throw new Error('Gatsby set the renderer up before it had compiled the application.');
    }
    await endForBrowsers?.();
    endForBrowsers = null;
    const built = getConfig() as Extensible;
    forgetVariables(built.plugins);
    if (stage === 'build-html') compileForBrowsers(built.module.rules);
    const resolve = {
      ...built.resolve,
      plugins: without(SHADOWING_PLUGIN, built.resolve.plugins),
    };
    actions.replaceWebpackConfig({ ...built, resolve });
    const { siteUrl, reportUrl } = readSettings(process.env);
    const facts: BuildFacts = {
      earlyScript: earlyScript(),
      siteUrl,
      isFindable: isFindable(siteUrl),
      reportUrl,
      application,
    };
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          BUILD_FACTS: JSON.stringify(facts),
        }),
        new HashesOfScripts(),
        ...(stage === 'build-html' ? [new GoneWhenClosed()] : []),
      ],
    });
  }
  if (stage === 'build-javascript') {
    const built = getConfig() as Optimised & Extensible;
    forgetVariables(built.plugins);
    compileForBrowsers(built.module.rules);
    const others = without(TERSER_PLUGIN, built.optimization.minimizer ?? []);
    const minimizer = [plugins.minifyJs({ terserOptions }), ...others];
    actions.replaceWebpackConfig({
      ...built,
      output: { ...built.output, chunkFilename: CHUNK_FILENAME },
      optimization: {
        ...built.optimization,
        minimizer,
        splitChunks: splitByParts(built.optimization),
      },
      resolve: {
        ...built.resolve,
        alias: { ...built.resolve.alias, ...UNUSED, ...STAND_INS },
        extensions: [...OF_BROWSERS, ...built.resolve.extensions],
        plugins: without(SHADOWING_PLUGIN, built.resolve.plugins),
      },
      plugins: [...built.plugins, new GoneWhenClosed(), new HashOfContent()],
    });
    return;
  }
  if (!stage.startsWith('develop')) return;
  const config = getConfig() as { plugins: object[]; resolve: object };
  actions.replaceWebpackConfig({
    ...config,
    resolve: { ...config.resolve, symlinks: false },
    plugins: without(ESLINT_PLUGIN, config.plugins),
  });
};
