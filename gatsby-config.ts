import type { GatsbyConfig } from 'gatsby';
import { officeOffsets, officeZone } from './src/clock/build/office-zone';
import { sourcedLists } from './src/data-layer/loopback-source';
import { company } from './src/site/company';
import { readSettings } from './src/site/settings';

const settings = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: settings.siteUrl,
    title: company.name,
    description: company.description,
    officeClocks: company.offices.map(({ time_zone: zone }) => officeZone(zone)),
    // Two for each office: in winter, and in summer.
    officeOffsets: company.offices.flatMap(({ time_zone: zone }) => officeOffsets(zone)),
  },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    // Emotion's source maps inflate module sizes, so webpack splits each module into its own chunk: 40 for one page.
    { resolve: 'gatsby-plugin-emotion', options: { sourceMap: false } },
    // Links in texts of the admin API are followed inside the application too.
    'gatsby-plugin-catch-links',
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 75 }, stripMetadata: true, failOn: 'error' },
    },
    // One entry a collection. The plugin reads the checked snapshot, never the network.
    ...sourcedLists().map((options) => ({ resolve: 'gatsby-source-custom-api', options })),
  ],
};

export default config;
