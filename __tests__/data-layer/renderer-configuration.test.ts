/** The configuration of the compilation that renders pages. */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { onCreateWebpackConfig } from '../../src/data-layer/hooks/on-create-webpack-config';

const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
interface Compiler {
  run: (done: (error: Error | null, stats?: object) => void) => void;
  close: (done: (error?: Error | null) => void) => void;
}
const webpack = ofGatsby('webpack') as {
  (config: object): Compiler;
  DefinePlugin: new (definitions: Record<string, string>) => object;
};
const Shadowing = ofGatsby('./dist/internal-plugins/webpack-theme-component-shadowing') as new (
  options: object,
) => object;

interface Config {
  plugins: readonly object[];
  resolve: { plugins: readonly object[] };
}

/** Hands the configuration of a stage to the hook. @returns the one that it puts in its place, and what it defines */
async function configured(stage: string, config: object) {
  const replaceWebpackConfig = jest.fn<(config: Config) => void>();
  const define = jest.fn<(definitions: { BUILD_FACTS: string }) => void>();
  const args = {
    stage,
    getConfig: () => config,
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig },
    plugins: { define, minifyJs: jest.fn() },
  };
  await onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  return { config: replaceWebpackConfig.mock.calls[0]?.[0], defined: define.mock.calls[0]?.[0] };
}

const EMPTY = {
  plugins: [],
  resolve: { extensions: [], plugins: [] },
  module: { rules: [] },
  optimization: {},
};

it('refuses a renderer that is set up before the application was compiled', async () => {
  await expect(configured('build-html', EMPTY)).rejects.toThrow(
    'before it had compiled the application',
  );
});

describe('after the application', () => {
  let compiler: Compiler;
  let stats: object | undefined;

  beforeAll(async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
    fs.writeFileSync(path.join(directory, 'app.js'), 'console.log(1)');
    const { config } = await configured('build-javascript', EMPTY);
    compiler = webpack({
      context: directory,
      entry: { app: './app.js' },
      mode: 'production',
      output: { path: directory, filename: '[name]-[contenthash].js' },
      plugins: config?.plugins,
    });
    stats = await promisify(compiler.run.bind(compiler))();
    fs.rmSync(directory, { recursive: true });
  });

  it('knows its scripts, and has let its compilation go, which Gatsby closes later', async () => {
    expect(stats).toHaveProperty('compilation');
    const { defined } = await configured('build-html', EMPTY);
    expect(JSON.parse(defined?.BUILD_FACTS ?? '{}')).toMatchObject({
      application: { scripts: [expect.stringMatching(/^\/app-\w+\.js$/)] },
    });
    expect(stats).toEqual({});
    expect(Object.keys(compiler)).toEqual(['close']);
    await promisify(compiler.close.bind(compiler))();
  });

  it('has Babel’s results of the application', async () => {
    const [ofBrowsers, ofRenderer] = await Promise.all(
      ['build-javascript', 'build-html'].map(async (stage) => {
        const rule = { use: (of: object) => [{ loader: 'babel', options: { stage, ...of } }] };
        await configured(stage, { ...EMPTY, module: { rules: [rule] } });
        return rule.use({ resourceQuery: '?export=default' });
      }),
    );
    expect(ofRenderer).toEqual(ofBrowsers);
  });

  it.each(['build-javascript', 'build-html'])(
    'has no variables but the site’s and Gatsby’s in %s: others would have every module compiled anew',
    async (stage) => {
      const define = new webpack.DefinePlugin({
        'process.env': '({})',
        'process.env.NODE_ENV': '"production"',
        'process.env.BUILD_STAGE': '"build-html"',
        'process.env.GATSBY_CALL_WIDGET_URL': '"https://calls.example"',
        'process.env.GATSBY_CPU_COUNT': '"3"',
        'process.env.SSH_TTY': '"/dev/pts/0"',
        'process.env.DATABASE_URL': '"postgres://secret"',
        __BASE_PATH__: '""',
      });
      await configured(stage, { ...EMPTY, plugins: [define] });
      expect(Object.keys((define as { definitions: object }).definitions)).toEqual([
        'process.env',
        'process.env.NODE_ENV',
        'process.env.BUILD_STAGE',
        'process.env.GATSBY_CALL_WIDGET_URL',
        '__BASE_PATH__',
      ]);
    },
  );

  it('has all of Gatsby’s resolvers but the one for themes', async () => {
    const other = new Map();
    const shadowing = new Shadowing({ extensions: ['.js'], themes: [], projectRoot: '/' });
    const { config } = await configured('build-html', {
      ...EMPTY,
      resolve: { ...EMPTY.resolve, plugins: [other, shadowing] },
    });
    expect(config?.resolve.plugins).toEqual([other]);
  });
});
