import type { GatsbyNode } from 'gatsby';

/** Pages under `src/pages/develop/` are for developers and are not built. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (process.env['NODE_ENV'] === 'production' && page.path.startsWith('/develop/')) {
    actions.deletePage(page);
  }
};
