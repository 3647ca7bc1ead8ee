import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { parse, valueFromASTUntyped } from 'graphql';
import { pictureSizes } from '../../src/pictures/sizes';

const layouts: Readonly<Record<string, string>> = {
  FULL_WIDTH: 'fullWidth',
  CONSTRAINED: 'constrained',
};

/** The arguments of `gatsbyImageData` in each fragment of `fragments.ts`, by the size's name. */
function writtenSizes(): Record<string, object> {
  const file = path.join(__dirname, '../../src/pictures/fragments.ts');
  const texts = fs.readFileSync(file, 'utf8').match(/fragment Picture[\s\S]*?(?=`;)/g) ?? [];
  return Object.fromEntries(
    texts.flatMap((text) => {
      const [definition] = parse(text).definitions;
      if (definition?.kind !== 'FragmentDefinition') throw new Error(text);
      const data = definition.selectionSet.selections.find(
        (each) => each.kind === 'Field' && each.name.value === 'gatsbyImageData',
      );
      if (data?.kind !== 'Field') return [];
      const { layout, ...others } = Object.fromEntries(
        (data.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
      ) as Record<string, unknown>;
      const name = definition.name.value.replace(/^Picture/, '').toLowerCase();
      return [[name, { layout: layouts[String(layout)], ...others }]];
    }),
  );
}

it('are those that the pages’ fragments ask for', () => {
  const sizes = Object.entries(pictureSizes).map(([name, { asked }]) => [name, asked]);
  expect(writtenSizes()).toEqual(Object.fromEntries(sizes));
});
