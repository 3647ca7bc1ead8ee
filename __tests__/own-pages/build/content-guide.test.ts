/** `docs/content.md` is what marketers copy from: its examples have to be right, and to leave no kind of band out. */
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { band, bandKindNames } from '../../../src/own-pages/build/bands';
import { designs } from '../../../src/own-pages/build/page-kinds';

const guide = fs.readFileSync('docs/content.md', 'utf8');
const fences = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const examples = fences
  .filter((code) => code.startsWith('- kind:'))
  .flatMap((code) => parse(code) as { kind: string }[]);

describe('the guide to the copy', () => {
  it('has an example of each kind of band', () => {
    expect(examples.map(({ kind }) => kind).sort()).toEqual([...bandKindNames].sort());
  });

  it.each(examples.map((example) => [example.kind, example] as const))(
    'shows a %s that the check accepts',
    (_, example) => {
      expect(band.safeParse(example).error?.issues ?? []).toEqual([]);
    },
  );

  it.each(designs)('says what the design %s is for', (design) => {
    expect(guide).toMatch(new RegExp(`^\\| \`${design}\` +\\|`, 'm'));
  });
});
