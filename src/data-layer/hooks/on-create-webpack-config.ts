import type { GatsbyNode } from 'gatsby';

/** In develop the sources are links (see pipeline/linked-directory.ts); modules keep the links' paths, which Gatsby knows. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage.startsWith('develop')) actions.setWebpackConfig({ resolve: { symlinks: false } });
};
