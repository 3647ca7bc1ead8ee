/** That the lint finds what the project's habits refuse: its settings could go lax unnoticed. */
import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../pipeline/layout';
import { scratchForEach } from '../support/scratch-for-each';

interface Diagnostic {
  code: string;
  filename: string;
}

const component = (body: string) =>
  `import { useEffect, useState } from 'react';
export function Clock({ at = 0 }) {
  const [shown, setShown] = useState(0);
  ${body}
  return [shown, at, setShown];
}
`;

const imports = (path: string) => `import { made } from '${path}';\nexport const two = made;\n`;

/** A file, the one rule that it breaks, and its text. */
const sources: readonly (readonly [string, string, string])[] = [
  ['src/shell/room.ts', 'eslint(no-restricted-imports)', imports('../feeds/build/made')],
  ['src/shell/rows.ts', 'eslint(no-restricted-imports)', imports('../collections/build-rows')],
  ['src/shell/prints.ts', 'eslint(no-console)', `console.log('built');\n`],
  ['src/shell/comment.ts', 'eslint(no-warning-comments)', `// What it is.\nexport const a = 1;\n`],
  ['src/shell/any.ts', 'typescript(no-explicit-any)', `export const a = (b: any) => b;\n`],
  ['src/shell/drops.ts', 'typescript(no-floating-promises)', `(async () => 1)();\n`],
  [
    'src/shell/hook.tsx',
    'react-hooks(rules-of-hooks)',
    component('if (at) useEffect(() => undefined, []);'),
  ],
  [
    'src/shell/dependencies.tsx',
    'react-hooks(exhaustive-deps)',
    component('useEffect(() => addEventListener("a", () => setShown(at)), []);'),
  ],
  [
    'src/shell/cascade.tsx',
    'react(set-state-in-effect)',
    component('useEffect(() => setShown(1), []);'),
  ],
  [
    'src/shell/impure.tsx',
    'react(purity)',
    component(
      'const now = Date.now();\n  useEffect(() => addEventListener("a", () => setShown(now)));',
    ),
  ],
  ['src/shell/picture.tsx', 'jsx-a11y(alt-text)', `export const a = <img src="/a.png" />;\n`],
  [
    'src/shell/click.tsx',
    'jsx-a11y(no-static-element-interactions)',
    `export const a = <span onClick={() => undefined} onKeyDown={() => undefined} />;\n`,
  ],
  [
    '__tests__/focused.test.ts',
    'jest(no-focused-tests)',
    `import { it, expect } from '@jest/globals';\nit.only('is', () => { expect(1).toBe(1); });\n`,
  ],
  [
    '__tests__/nothing.test.ts',
    'jest(expect-expect)',
    `import { it } from '@jest/globals';\nit('is', () => undefined);\n`,
  ],
  ['src/feeds/build/write.ts', '', imports('../../live/build/made')],
  ['scripts/prints.ts', '', `console.log('built');\n`],
];

const scratch = scratchForEach();

it('refuses what the project’s habits refuse, and nothing beside it', () => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) {
    scratch.write(name, fs.readFileSync(path.join(PROJECT_ROOT, name), 'utf8'));
  }
  fs.symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(scratch.path, 'node_modules'));
  for (const [name, , text] of sources) scratch.write(name, text);
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--format', 'json', 'src', 'scripts', '__tests__'],
    { cwd: scratch.path, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const found = sources.map(([name]) => {
    const ofFile = diagnostics.filter(({ filename }) => filename === name);
    return [name, ofFile.map(({ code }) => code).join()];
  });
  expect(found).toEqual(sources.map(([name, code]) => [name, code]));
});
