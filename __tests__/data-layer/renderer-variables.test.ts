import { expect, it, jest } from '@jest/globals';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { createRequire } from 'node:module';
import { onCreateWebpackConfig } from '../../src/data-layer/hooks/on-create-webpack-config';

/** Gatsby's webpack. */
const { DefinePlugin } = createRequire(require.resolve('gatsby/package.json'))('webpack') as {
  DefinePlugin: new (definitions: Record<string, string>) => object;
};

it('are the site’s and Gatsby’s alone: others would have every module compiled anew', () => {
  const define = new DefinePlugin({
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.GATSBY_CALL_WIDGET_URL': '"https://calls.example"',
    'process.env.SSH_TTY': '"/dev/pts/0"',
    'process.env.DATABASE_URL': '"postgres://secret"',
    __BASE_PATH__: '""',
  });
  const args = {
    stage: 'build-html',
    getConfig: () => ({ plugins: [define] }),
    actions: { setWebpackConfig: jest.fn() },
    plugins: { define: jest.fn() },
  };
  void onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(Object.keys((define as { definitions: object }).definitions)).toEqual([
    'process.env',
    'process.env.NODE_ENV',
    'process.env.BUILD_STAGE',
    'process.env.GATSBY_CALL_WIDGET_URL',
    '__BASE_PATH__',
  ]);
});
