import type { GatsbyConfig } from 'gatsby';
import { sourcePluginEntries } from './src/data-layer/loopback-source';
import { readSettings } from './src/site/settings';

const settings = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: settings.siteUrl,
    title: 'Loomwright',
    description:
      'Loomwright builds and runs software for banks, insurers and product companies: fintech, Salesforce, custom software, cloud, data science, blockchain, insurtech and consulting.',
  },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    // Its maps make modules look so large to webpack that each becomes a file of its own: forty for one page.
    { resolve: 'gatsby-plugin-emotion', options: { sourceMap: false } },
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 75 }, stripMetadata: true, failOn: 'error' },
    },
    ...sourcePluginEntries(),
  ],
};

export default config;
