/** The configuration of the compilation that renders pages. */
import { expect, it, jest } from '@jest/globals';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { createRequire } from 'node:module';
import { onCreateWebpackConfig } from '../../src/data-layer/hooks/on-create-webpack-config';

const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
const { DefinePlugin } = ofGatsby('webpack') as {
  DefinePlugin: new (definitions: Record<string, string>) => object;
};
const Shadowing = ofGatsby('./dist/internal-plugins/webpack-theme-component-shadowing') as new (
  options: object,
) => object;

/** Hands a configuration of the renderer to the hook. @returns the one that it puts in its place */
function configured(config: object): { resolve: { plugins: readonly object[] } } | undefined {
  const replaceWebpackConfig = jest.fn<(config: object) => void>();
  const args = {
    stage: 'build-html',
    getConfig: () => config,
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig },
    plugins: { define: jest.fn() },
  };
  void onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  return replaceWebpackConfig.mock.calls[0]?.[0] as ReturnType<typeof configured>;
}

it('has no variables but the site’s and Gatsby’s: others would have every module compiled anew', () => {
  const define = new DefinePlugin({
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.GATSBY_CALL_WIDGET_URL': '"https://calls.example"',
    'process.env.SSH_TTY': '"/dev/pts/0"',
    'process.env.DATABASE_URL': '"postgres://secret"',
    __BASE_PATH__: '""',
  });
  configured({ plugins: [define], resolve: { plugins: [] } });
  expect(Object.keys((define as { definitions: object }).definitions)).toEqual([
    'process.env',
    'process.env.NODE_ENV',
    'process.env.BUILD_STAGE',
    'process.env.GATSBY_CALL_WIDGET_URL',
    '__BASE_PATH__',
  ]);
});

it('has all of Gatsby’s resolvers but the one for themes', () => {
  const other = new Map();
  const shadowing = new Shadowing({ extensions: ['.js'], themes: [], projectRoot: '/' });
  const after = configured({ plugins: [], resolve: { plugins: [other, shadowing] } });
  expect(after?.resolve.plugins).toEqual([other]);
});
