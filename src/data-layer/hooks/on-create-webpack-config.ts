import type { GatsbyNode } from 'gatsby';

/** Gatsby's linting in develop hands options to ESLint that the project's version has dropped; `npm test` lints. */
const ESLINT_PLUGIN = 'ESLintWebpackPlugin';

/** In develop the sources are links (see pipeline/linked-directory.ts); modules keep the links' paths, which Gatsby knows. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (!stage.startsWith('develop')) return;
  const config = getConfig() as { plugins: object[]; resolve: object };
  actions.replaceWebpackConfig({
    ...config,
    resolve: { ...config.resolve, symlinks: false },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== ESLINT_PLUGIN),
  });
};
