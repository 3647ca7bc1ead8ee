/**
 * Mutants that `npm run test:mutation` leaves alive, each with its reason: it changes nothing that anybody could see,
 * or nothing that matters. Any other survivor fails, and so does one of these that is noticed or gone.
 */
import type { KnownMutant } from '../scripts/testing/mutation/survivors';

/** The type checker wants a default for a group of a pattern, or a part of a text, that is always there. */
const unreachable = 'The default is for the type checker; the part is always there.';

export const knownMutants: readonly KnownMutant[] = [
  ...fields(),
  ...parse(),
  ...shownUrl(),
  ...pull(),
  ...addresses(),
  ...embedHosts(),
  ...sanitiser(),
  ...verify(),
  ...store(),
];

function parse(): KnownMutant[] {
  const file = 'contract/parse.ts';
  const bound = 'for (let round = 0; round < 5 && value !== undefined; round += 1) {';
  const reason = 'Each round takes something away, so that the bound is never met.';
  return [
    { file, at: bound, mutator: 'ConditionalExpression', replacement: 'true', reason },
    { file, at: bound, mutator: 'EqualityOperator', replacement: 'round <= 5', reason },
    { file, at: bound, mutator: 'AssignmentOperator', reason },
    {
      file,
      at: '(v as Json | undefined)?.[key as string]',
      mutator: 'OptionalChaining',
      reason: 'A fault stands in a part that is there; the mark is for the type checker.',
    },
    {
      file,
      at: 'if (path.length === 0 || at(value, path) !== undefined) return path;',
      mutator: 'ConditionalExpression',
      replacement: 'false',
      reason: 'At an empty path stands the value itself, which is there.',
    },
    {
      file,
      at: "const word = typeof value === 'object' ? '' :",
      mutator: 'StringLiteral',
      replacement: '"Stryker was here!"',
      reason: 'Neither is a word for yes or no.',
    },
  ];
}

function fields(): KnownMutant[] {
  const file = 'contract/fields.ts';
  return [
    {
      file,
      at: '} catch {',
      mutator: 'BlockStatement',
      reason: 'No answer counts as a refusal, too.',
    },
    {
      file,
      at: 'const ZONE = /(?:Z|[+-]',
      mutator: 'Regex',
      replacement: '/(?:Z|[+-]\\d\\d:?\\d\\d)/',
      reason: 'Nothing else in a date that has been checked looks like a zone.',
    },
  ];
}

function shownUrl(): KnownMutant[] {
  const file = 'contract/shown-url.ts';
  const pattern = "const [, place = '', query = ''] =";
  return [
    { file, at: "const [name = ''] =", mutator: 'StringLiteral', reason: unreachable },
    {
      file,
      at: 'plain: readonly string[] = []',
      mutator: 'ArrayDeclaration',
      reason: 'No field of a query has the name that stands there then.',
    },
    {
      file,
      at: ".replace(/^[^]*@/, '')",
      mutator: 'Regex',
      reason: 'What takes all it can begins at the first character by itself.',
    },
    { file, at: pattern, mutator: 'StringLiteral', reason: unreachable },
    { file, at: pattern, mutator: 'ArrayDeclaration', reason: unreachable },
    {
      file,
      at: pattern,
      mutator: 'Regex',
      reason: 'A pattern that may be empty matches at the first character by itself.',
    },
  ];
}

function pull(): KnownMutant[] {
  const redirects = 'src/pull/redirects.ts';
  const slugs = 'src/pull/slugs.ts';
  return [
    {
      file: redirects,
      at: 'slug === undefined ? [] : [slugKey(slug)]',
      mutator: 'ArrayDeclaration',
      replacement: '["Stryker was here"]',
      reason: 'No key has capitals.',
    },
    {
      file: redirects,
      at: 'a.from < b.from ? -1 : 1',
      mutator: 'EqualityOperator',
      replacement: 'a.from <= b.from',
      reason: 'No two redirects of a collection have one `from`.',
    },
    {
      file: slugs,
      at: "collection.page?.path('') ?? ''",
      mutator: 'StringLiteral',
      replacement: '"Stryker was here!"',
      reason: 'No path begins with it, as none does with nothing.',
    },
    {
      file: slugs,
      at: 'if (segment)',
      mutator: 'ConditionalExpression',
      replacement: 'true',
      reason: 'An empty slug is refused before it could be a reserved one.',
    },
    {
      file: slugs,
      at: 'if (a.publishedAt === undefined) return 1;',
      mutator: 'ConditionalExpression',
      replacement: 'false',
      reason: 'A comparison with undefined is false, and so gives 1 as well.',
    },
    {
      file: slugs,
      at: 'a.publishedAt < b.publishedAt ? -1 : 1',
      mutator: 'EqualityOperator',
      replacement: 'a.publishedAt <= b.publishedAt',
      reason: 'The two are not equal there.',
    },
    {
      file: slugs,
      at: 'if (!winner) continue;',
      mutator: 'ConditionalExpression',
      replacement: 'false',
      reason: unreachable,
    },
  ];
}

function addresses(): KnownMutant[] {
  const file = 'src/rich-text/addresses.ts';
  return [
    {
      file,
      at: '} catch {',
      mutator: 'BlockStatement',
      reason: 'A function that ends without a result gives undefined, too.',
    },
    {
      file,
      at: "url.pathname.replace(/^\\/+/, '')",
      mutator: 'Regex',
      replacement: '/\\/+/',
      reason: 'The path of a web address begins with a slash, and so does the first match.',
    },
  ];
}

function embedHosts(): KnownMutant[] {
  const file = 'src/rich-text/embed-hosts.ts';
  return [
    ...[
      "?? url.searchParams.get('t') ?? ''",
      "const [first = '', second = ''] =",
      "const list = url.searchParams.get('list') ?? ''",
      "let id = '';",
      "id = url.searchParams.get('v') ?? ''",
      "const hash = match[2] ?? url.searchParams.get('h') ?? ''",
    ].map((at) => ({
      file,
      at,
      mutator: 'StringLiteral',
      replacement: '"Stryker was here!"',
      reason: 'Neither text is a time, an id or a hash: the pattern that follows refuses both.',
    })),
    {
      file,
      at: '.exec(value) ?? [];',
      mutator: 'ArrayDeclaration',
      reason: 'The first place, the whole match, is not read.',
    },
  ];
}

function sanitiser(): KnownMutant[] {
  const pictures = 'src/rich-text/pictures.ts';
  const notANumber = 'Neither text is a number.';
  return [
    {
      file: pictures,
      at: "const [, given = ''] = match;",
      mutator: 'StringLiteral',
      reason: unreachable,
    },
    {
      file: pictures,
      at: 'descriptor.exec(limited) ?? [];',
      mutator: 'ArrayDeclaration',
      reason: 'The pattern may be empty, and so matches anywhere.',
    },
    {
      file: pictures,
      at: "Number.parseInt(attribute(image, name) ?? ''",
      mutator: 'StringLiteral',
      reason: notANumber,
    },
    {
      file: 'src/rich-text/embeds.ts',
      at: "Number.parseInt(attribute(node, name) ?? ''",
      mutator: 'StringLiteral',
      reason: notANumber,
    },
    {
      file: 'src/rich-text/schema.ts',
      at: 'clobber: [],',
      mutator: 'ArrayDeclaration',
      reason: 'No property has the name that stands there then.',
    },
  ];
}

function verify(): KnownMutant[] {
  const file = 'pipeline/verify.ts';
  const nowhere = 'It is no address: nothing by this name is there, or it is left out below.';
  return [
    ...[
      "found.push(address ?? '')",
      "srcsetAddresses(set ?? '')",
      "srcsetAddresses((set ?? '').replaceAll",
    ].map((at) => ({ file, at, mutator: 'StringLiteral', reason: unreachable })),
    {
      file,
      at: 'return (text.match(ASSET_ADDRESS) ?? []).map(',
      mutator: 'ArrayDeclaration',
      reason: nowhere,
    },
    { file, at: 'const found: string[] = [];', mutator: 'ArrayDeclaration', reason: nowhere },
    {
      file,
      at: '...(text.match(ASSET_ADDRESS) ?? []).filter(',
      mutator: 'ArrayDeclaration',
      reason: nowhere,
    },
    {
      file,
      at: "address.replace(/[?#].*$/, '')",
      mutator: 'Regex',
      replacement: '/[?#].*/',
      reason: 'What takes all it can goes to the end by itself.',
    },
  ];
}

function store(): KnownMutant[] {
  const file = 'pipeline/release/store.ts';
  return [
    {
      file,
      at: 'Date.parse(id.replace(/^(',
      mutator: 'Regex',
      reason: 'Every id begins with its time.',
    },
    {
      file,
      at: 'return fs',
      mutator: 'MethodExpression',
      replacement: "fs.readdirSync(this.#releases).filter(name => !name.startsWith('.'))",
      reason: 'Node lists names in order on the systems of the tests; it does not promise to.',
    },
    {
      file,
      at: 'a < b ?',
      mutator: 'EqualityOperator',
      reason: 'No two names are the same, and any order is one.',
    },
    {
      file,
      at: 'fs.statSync(this.#reserve).size >= bytes',
      mutator: 'EqualityOperator',
      replacement: 'fs.statSync(this.#reserve).size > bytes',
      reason: 'Room that is just enough is written anew, to no harm.',
    },
    {
      file,
      at: 'if (fs.existsSync(path.dirname(file))) flush(path.dirname(file));',
      mutator: 'ConditionalExpression',
      replacement: 'false',
      reason: 'Only a machine that loses its power sees what was not flushed.',
    },
    {
      file,
      at: 'if (!release) return [];',
      mutator: 'ConditionalExpression',
      replacement: 'false',
      reason: 'For the type checker: what is no release has no folder to list.',
    },
  ];
}
