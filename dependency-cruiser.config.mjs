/** The floors of the house (docs/architecture.md): imports go down only. `npm run check:structure`. */

/**
 * The floors, the lowest first: a file imports from its own room and from those that stand before it. Each
 * file of `src` is in one room. `build/` of a room comes after all that browsers have. Types may lead back.
 */
const FLOORS = [
  // Ground and kernel.
  'src/lib/',
  'contract/',
  'src/cloth/weaving/',
  'src/collections/(index|all|definition|[^/]+/definition)[.]ts',
  'src/site/',
  'src/styles/',
  'src/hydration/',
  'src/clock/',
  // The collections' rows, contexts and paths, of which the build is made.
  'src/collections/((?!index|all|definition)[^/]+|[^/]+/(build|practice))[.]ts',
  'src/pull/snapshot/',
  // Rooms.
  'src/share-pictures/(?!build/)',
  'src/feeds/(?!build/)',
  'src/seo/(?!build/)',
  'src/cloth/(?!weaving/)',
  'src/components/',
  'src/consent/',
  'src/state/',
  'src/site-search/(?!build/)',
  'src/rich-text/(?!build/)',
  'src/pictures/(?!build/)',
  'src/notifications/',
  'src/live/(?!build/)',
  'src/forms/',
  'src/preview/',
  'src/shell/(?!build/)',
  'src/collections/([^/]+[.]tsx|[^/]+/(?!definition|build|practice|page[.]|list[.]))',
  'src/sections/',
  'src/own-pages/(?!build/)',
  // Pages with an address, and the providers around them.
  'src/(app|pages|templates)/|^src/collections/[^/]+/(page|list)[.]tsx',
  // The build.
  'src/(pictures|rich-text)/build/',
  'src/pull/(?!snapshot/)',
  'src/(seo|share-pictures|site-search|own-pages)/build/',
  'src/(editorial|feeds|live|shell)/build/',
  'src/data-layer/',
].map((room) => `^${room}`);

/** Code of `src` that the pipeline may import, besides the kernel. */
const FOR_THE_PIPELINE = [
  'src/(lib|site|pull)/',
  'src/consent/visit-keys',
  'src/collections/(build-rows|index|item-facts)',
  'src/data-layer/(redirects|shown-items|site-manifest)',
  'src/editorial/build/(collect|note|rules)',
  'src/feeds/build/sitemap',
  'src/live/lists/list-index',
  'src/pictures/build/(addresses|picture-key|picture-store)',
  'src/seo/urls',
  'src/share-pictures/build/wanted',
  'src/site-search/(build/|search-kinds|index-files)',
  'src/styles/css-variables',
].join('|');

/** Checks of a pull and of links, which what editors write has to pass too, the registry of collections, and buckets. */
const FOR_THE_ADMIN_API =
  'src/(collections/(all|definition)|editorial/build/(ask-link|home-links|note|own-path|rules|site-findings)|lib/(build/object-store|slug-rules)|pictures/build/(addresses|download|inspect-))';

/** Code of `src` that the desk's interface may import besides. */
const FOR_THE_DESK = [
  'src/collections/(build-rows|item-facts)',
  'src/editorial/build/(item-notes|prose-facts|same-title|text-width)',
  'src/lib/value-at',
  'src/pull/(period|text-notes)',
  'src/rich-text/(browser|context|levelled-lists|parse-in-browser|read-inert|tree)',
  'src/site/company-looks',
  'src/styles/tokens',
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
    ...FLOORS.slice(0, -1).map((room, floor) =>
      rule(
        `below-${room}`,
        'A room that is used by another stands before it: see FLOORS.',
        { path: room },
        { path: FLOORS.slice(floor + 1), dependencyTypesNot: ['type-only'] },
      ),
    ),
    rule(
      'every-file-has-a-room',
      'See FLOORS.',
      {},
      { path: '^src/', pathNot: [...FLOORS, '^src/gatsby-types'] },
    ),
    rule(
      'src-is-below-tools',
      'The site is built by tools and knows none.',
      { path: '^src/' },
      {
        path: '^(locks|pipeline|scripts|bench|deploy|__tests__)/',
      },
    ),
    rule(
      'packages-stand-alone',
      'A package takes from others what its package.json names; nothing of the site but the checks of a pull and the registry of collections.',
      { path: '^(contract|locks|admin-api)/', pathNot: '^admin-api/desk/app/' },
      {
        path: '^(src|pipeline|scripts|bench|deploy|__tests__)/',
        pathNot: `^(${FOR_THE_ADMIN_API})`,
      },
    ),
    rule(
      'the-desk-takes-what-is-for-it',
      'Its looks are those of the site, and its texts what the site keeps. Vite bundles it.',
      { path: '^admin-api/desk/app/' },
      {
        path: '^(src|pipeline|scripts|bench|deploy|__tests__)/',
        pathNot: `^(${FOR_THE_ADMIN_API}|${FOR_THE_DESK})`,
      },
    ),
    ...['contract', 'locks'].map((name) =>
      rule(
        `${name}-by-its-name`,
        'Its package.json says what it exports.',
        { pathNot: `^${name}/` },
        {
          path: `^${name}/`,
          dependencyTypes: ['local'],
          dependencyTypesNot: ['aliased-workspace'],
        },
      ),
    ),
    rule(
      'nobody-takes-from-the-server',
      'Others start it and speak HTTP with it.',
      { pathNot: '^(admin-api|__tests__)/' },
      { path: '^admin-api/' },
    ),
    rule(
      'the-desk-runs-nothing',
      'No path leads from editors and visitors to the machine: what answers them starts no program. PGlite flushes by `sync`.',
      { path: '^admin-api/', pathNot: '^admin-api/database/pglite[.]ts' },
      { path: '^(node:)?(child_process|vm)$' },
    ),
    rule(
      'no-tool-takes-from-tests',
      'Tests use tools; what both start is in scripts/servers.',
      { path: '^(pipeline|deploy|bench|scripts)/' },
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
    exclude: {
      path: '^(public|[.]site|[.]cache|[a-z-]+/__tests__|__tests__/fixtures|src/gatsby-types)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
