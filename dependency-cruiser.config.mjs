/** The floors of the house (docs/architecture.md): imports go down only. `npm run check:structure`. */

/** The kernel: what every room may know. */
const KERNEL =
  '^(contract|src/(lib|site|styles)/|src/collections/(index|all|definition)|src/collections/[^/]+/definition)';
/** One capability each. */
const ROOMS =
  '^src/(clock|cloth|components|consent|editorial|feeds|forms|hydration|live|notifications|own-pages|pictures|preview|rich-text|sections|share-pictures|shell|site-search|state)/';
/** Code composed of rooms. */
const TOP = '^src/(app|pages|templates)/|^src/collections/[^/]+/(page|list)[.]tsx$';
const BUILD = '^src/(data-layer|pull|[^/]+/build)/';

/** Code of `src` that the pipeline may import, besides the kernel. */
const FOR_THE_PIPELINE = [
  'src/(lib|site|pull)/',
  'src/consent/visit-keys',
  'src/collections/(build-rows|index|item-facts)',
  'src/data-layer/(file-facts|nodes|redirects|shown-items|site-manifest)',
  'src/editorial/build/(collect|note|rules)',
  'src/feeds/build/sitemap',
  'src/live/lists/list-index',
  'src/pictures/build/addresses',
  'src/seo/urls',
  'src/share-pictures/build/wanted',
  'src/site-search/(build/|search-kinds|search-words)',
  'src/styles/css-variables',
].join('|');

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-circle',
      'Types, and what is loaded on demand, may lead back.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
      },
    ),
    rule(
      'lib-is-a-leaf',
      'lib is pure and imports nothing of ours.',
      { path: '^src/lib/' },
      {
        path: '^(src/(?!lib/)|contract|admin-api|pipeline|scripts)',
      },
    ),
    rule(
      'contract-is-below-src',
      'Server, build and browser import the contract.',
      { path: '^contract/' },
      {
        path: '^(src/(?!lib/)|admin-api|pipeline|scripts)',
      },
    ),
    rule(
      'kernel-is-below-rooms',
      'What a room has, it hands up.',
      { path: KERNEL },
      {
        path: `${ROOMS}|${TOP}|${BUILD}`,
        // Pure: the vocabulary of weaves.
        pathNot: '^src/cloth/weaving/(weaves|threads)',
      },
    ),
    rule(
      'rooms-are-below-the-top',
      'A page is put together of rooms.',
      { path: ROOMS, pathNot: '/build/' },
      {
        path: TOP,
      },
    ),
    rule(
      'the-pull-is-before-gatsby',
      'The snapshot is there before Gatsby starts.',
      { path: '^src/pull/' },
      {
        path: '^src/data-layer/',
      },
    ),
    rule(
      'src-is-below-tools',
      'The site is built by tools and knows none.',
      { path: '^src/' },
      {
        path: '^(pipeline|scripts|bench|deploy|admin-api|__tests__)/',
      },
    ),
    rule(
      'no-tool-takes-from-tests',
      'Tests use tools; what both start is in scripts/servers. The command of the tests knows them.',
      { path: '^(pipeline|deploy|admin-api|bench|scripts)/', pathNot: '^scripts/test' },
      {
        path: '^__tests__/',
      },
    ),
    rule(
      'the-pipeline-takes-what-is-for-it',
      'See FOR_THE_PIPELINE.',
      { path: '^pipeline/' },
      {
        path: '^src/',
        pathNot: `^(${FOR_THE_PIPELINE})`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|[.]site|[.]cache|__tests__/fixtures|src/gatsby-types)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
