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
const webpack = ofGatsby('webpack') as {
  (config: object, callback: (error: Error | null) => void): void;
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
function configured(stage: string, config: object) {
  const replaceWebpackConfig = jest.fn<(config: Config) => void>();
  const define = jest.fn<(definitions: { BUILD_FACTS: string }) => void>();
  const args = {
    stage,
    getConfig: () => config,
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig },
    plugins: { define, minifyJs: jest.fn() },
  };
  void onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  return { config: replaceWebpackConfig.mock.calls[0]?.[0], defined: define.mock.calls[0]?.[0] };
}

const EMPTY = { plugins: [], resolve: { extensions: [], plugins: [] } };

it('refuses a renderer that is set up before the application was compiled', () => {
  expect(() => configured('build-html', EMPTY)).toThrow('before it had compiled the application');
});

describe('after the application', () => {
  beforeAll(async () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
    fs.writeFileSync(path.join(directory, 'app.js'), 'console.log(1)');
    const { config } = configured('build-javascript', { ...EMPTY, optimization: {} });
    await promisify(webpack)({
      context: directory,
      entry: { app: './app.js' },
      mode: 'production',
      output: { path: directory, filename: '[name]-[contenthash].js' },
      plugins: config?.plugins,
    });
    fs.rmSync(directory, { recursive: true });
  });

  it('knows its scripts', () => {
    const { defined } = configured('build-html', EMPTY);
    expect(JSON.parse(defined?.BUILD_FACTS ?? '{}')).toMatchObject({
      application: { scripts: [expect.stringMatching(/^\/app-\w+\.js$/)] },
    });
  });

  it.each(['build-javascript', 'build-html'])(
    'has no variables but the site’s and Gatsby’s in %s: others would have every module compiled anew',
    (stage) => {
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
      configured(stage, { ...EMPTY, optimization: {}, plugins: [define] });
      expect(Object.keys((define as { definitions: object }).definitions)).toEqual([
        'process.env',
        'process.env.NODE_ENV',
        'process.env.BUILD_STAGE',
        'process.env.GATSBY_CALL_WIDGET_URL',
        '__BASE_PATH__',
      ]);
    },
  );

  it('has all of Gatsby’s resolvers but the one for themes', () => {
    const other = new Map();
    const shadowing = new Shadowing({ extensions: ['.js'], themes: [], projectRoot: '/' });
    const { config } = configured('build-html', {
      ...EMPTY,
      resolve: { ...EMPTY.resolve, plugins: [other, shadowing] },
    });
    expect(config?.resolve.plugins).toEqual([other]);
  });
});
