/** Code that a built part may have: on the first page React renders none of it. */
import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const BUILT =
  /\b(?:built(?:Part|UntilChanged|Aside)\(\s*(?:'\w+'|TAG),|hero\()\s*'(\w+)',\s*(\(\) =>\s*import\([^)]*\)|\w+)/g;
/** State, effects and handlers; what only a type brings in is none. */
const LIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Ref|SiteStore)\b|\son[A-Z]\w*=\{/;
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms;

const read = (file: string) => fs.readFileSync(file, 'utf8');

function resolve(from: string, to: string): string | undefined {
  const base = path.join(path.dirname(from), to);
  const files = base.endsWith('.ts') ? [base] : [`${base}.tsx`, `${base}.ts`];
  return files.find((file) => fs.existsSync(file));
}

/** By careers' copy alone, which has none of them: `bandProblems` refuses bands that are used there. */
const USED_BANDS = /own-pages\/bands\/(?:calculator|modes|questionnaire)-band|forms\/page-forms/;
/** The makers of parts. */
const PARTS = /^src\/hydration\//;

/** The files that a module is made of, itself first. */
function filesOf(start: string, without: readonly RegExp[] = []): string[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const [, to = ''] of read(file).matchAll(IMPORT)) {
      const imported = resolve(file, to);
      if (imported && !without.some((pattern) => pattern.test(imported))) found.add(imported);
    }
  }
  return [...found];
}

/** The module that has a part: the one that its list loads, or one whose parts that lists. */
function moduleOf(list: string, name: string, load: string): string {
  const loader =
    new RegExp(`const ${/^\w+$/.exec(load)?.[0]} = (.*);`).exec(read(list))?.[1] ?? load;
  const file = resolve(list, /'(\.[^']+)'\)/.exec(loader)?.[1] ?? '') ?? loader;
  const listed = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(read(file));
  return (listed && resolve(file, listed[1] ?? '')) ?? file;
}

/** Modules that list built parts. */
const lists = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('src', name))
  .filter(
    (name) =>
      name.endsWith('.ts') && /\bbuilt(?:Part|UntilChanged|Aside)\(\s*(?:'|TAG)/.test(read(name)),
  );

const builtModules = [
  ...new Set(
    lists.flatMap((list) =>
      [...read(list).matchAll(BUILT)].map(([, name = '', load = '']) => moduleOf(list, name, load)),
    ),
  ),
];

it('finds the parts of every list', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(builtModules.length).toBeGreaterThan(80);
});

it.each(builtModules)('%s has neither state nor effects nor handlers', (built) => {
  const isCareers = built === 'src/own-pages/careers-copy.tsx';
  const files = filesOf(built, isCareers ? [USED_BANDS, PARTS] : []);
  expect(files.filter((file) => LIVE.test(read(file)))).toEqual([]);
});
