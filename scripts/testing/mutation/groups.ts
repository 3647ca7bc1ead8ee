/** THE list of code mutated to see whether a test notices: the parts that guard data. */

export interface MutationGroup {
  name: string;
  /** Whose code is changed. */
  files: readonly string[];
  /**
   * The tests that have to notice. Each mutant loads all of them, so that these are quick ones: none that starts
   * processes, servers or databases, and none that compares times.
   */
  tests: readonly string[];
}

export const mutationGroups = [
  {
    name: 'contract',
    files: [
      'contract/fields.ts',
      'contract/is-object.ts',
      'contract/parse.ts',
      'contract/shown-url.ts',
    ],
    tests: ['__tests__/contract/{items,parse,shown-url}.test.ts'],
  },
  {
    name: 'pull',
    files: [
      'src/pull/gates.ts',
      'src/pull/slugs.ts',
      'src/pull/redirects.ts',
      'src/lib/slug-rules.ts',
    ],
    tests: ['__tests__/pull/gates.test.ts', '__tests__/pull/slugs.test.ts'],
  },
  {
    name: 'addresses',
    files: [
      'src/rich-text/addresses.ts',
      'src/rich-text/embed-hosts.ts',
      'src/lib/control-characters.ts',
    ],
    tests: [
      '__tests__/rich-text/addresses.test.ts',
      '__tests__/rich-text/embed-hosts.test.ts',
      '__tests__/lib/control-characters.test.ts',
    ],
  },
  {
    name: 'sanitiser',
    files: [
      'src/rich-text/clean-text.ts',
      'src/rich-text/embeds.ts',
      'src/rich-text/links.ts',
      'src/rich-text/pictures.ts',
      'src/rich-text/prepare.ts',
      'src/rich-text/schema.ts',
      'src/rich-text/tidy.ts',
    ],
    // Not the hostile texts: each is tried in many contexts, by each mutant.
    tests: ['__tests__/rich-text/render.test.ts', '__tests__/rich-text/allowed.test.ts'],
  },
  {
    name: 'verify',
    files: ['pipeline/verify.ts'],
    tests: ['__tests__/pipeline/verify.test.ts'],
  },
  {
    name: 'store',
    files: ['pipeline/release/store.ts'],
    tests: ['__tests__/pipeline/release/store.test.ts'],
  },
] as const satisfies readonly MutationGroup[];

export type MutationGroupName = (typeof mutationGroups)[number]['name'];
