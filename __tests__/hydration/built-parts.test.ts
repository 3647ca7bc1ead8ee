/** Code that a built part may have: on the first page React renders none of it. */
import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const LISTS = [
  'src/cloth/article-cloth.browser.ts',
  'src/collections/article-parts.browser.ts',
  'src/collections/case-study/parts.browser.ts',
  'src/collections/job/parts.browser.ts',
  'src/collections/post/parts.browser.ts',
  'src/collections/press-release/parts.browser.ts',
  'src/components/breadcrumbs/built.browser.ts',
  'src/forms/fields/mark-cloth.browser.ts',
  'src/forms/insurtech-parts.browser.ts',
  'src/live/look-up/lost-parts.browser.ts',
  'src/own-pages/bands/drawings.browser.ts',
  'src/own-pages/bands/inner-parts.browser.ts',
  'src/own-pages/designs/drawn-parts.browser.ts',
  'src/sections/contact/parts.browser.ts',
  'src/sections/feedback/parts.browser.ts',
  'src/sections/home/inner-parts.browser.ts',
  'src/sections/home/parts.browser.ts',
  'src/sections/legal/parts.browser.ts',
  'src/sections/page-parts.browser.ts',
  'src/sections/resources/parts.browser.ts',
];
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

/** The files that a module is made of, itself first. */
function filesOf(start: string): string[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const [, to = ''] of read(file).matchAll(IMPORT)) {
      const imported = resolve(file, to);
      if (imported) found.add(imported);
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

const builtModules = [
  ...new Set(
    LISTS.flatMap((list) =>
      [...read(list).matchAll(BUILT)].map(([, name = '', load = '']) => moduleOf(list, name, load)),
    ),
  ),
];

it('knows of every list of built parts, and finds the parts in it', () => {
  const lists = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('src', name))
    .filter(
      (name) =>
        name.endsWith('.ts') && /\bbuilt(?:Part|UntilChanged|Aside)\(\s*(?:'|TAG)/.test(read(name)),
    );
  expect(lists.sort()).toEqual([...LISTS].sort());
  expect(builtModules.length).toBeGreaterThan(50);
});

it.each(builtModules)('%s has neither state nor effects nor handlers', (built) => {
  expect(filesOf(built).filter((file) => LIVE.test(read(file)))).toEqual([]);
});
