/** The contract's descriptions are for GraphiQL and the OpenAPI document. */
import { expect, it } from '@jest/globals';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { descriptions } from '@corporate-website/contract/descriptions';

it('is not downloaded by a visitor’s browser, which reads items too', () => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../../src/live/api/reads.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('meta_description');
  const words = Object.values(descriptions).flatMap(({ item, fields }) => [
    item,
    ...Object.values(fields),
  ]);
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((text) => script.includes(text))).toEqual([]);
});
