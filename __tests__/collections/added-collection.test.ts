/** The collection that `added-collection.full` adds fits the code, which that test alone would say, minutes later. */
import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import lines from '../fixtures/added-collection/lines.json';

const root = path.join(__dirname, '../..');
const files = path.join(root, '__tests__/fixtures/added-collection/files');

it.each(lines)('its line in $file has its place, once', ({ file, before }) => {
  expect(fs.readFileSync(path.join(root, file), 'utf8').split(before)).toHaveLength(2);
});

it('imports modules that are there', () => {
  const imports = listFiles(files)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...fs.readFileSync(path.join(files, name), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(
        ([, to = '']) => path.join(path.dirname(name), to),
      ),
    );
  const isThere = (module: string) =>
    [root, files].some((folder) =>
      ['.ts', '.tsx', '/index.ts'].some((end) => fs.existsSync(path.join(folder, module + end))),
    );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((module) => !isThere(module))).toEqual([]);
});
