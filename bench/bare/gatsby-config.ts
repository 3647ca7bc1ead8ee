/** A bare Gatsby site, for comparison: what Gatsby itself needs to make the same pages and pictures. */
import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: ['gatsby-plugin-sharp'],
};

export default config;
