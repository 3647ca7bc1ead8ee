import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { developPages } from '../../src/data-layer/develop-pages';
import { allPaths } from '../../src/site/navigation';

it('makes the sample users in develop only, and leads no visitor to them', () => {
  expect(developPages('production')).toEqual([]);
  expect(developPages(undefined)).toEqual([]);
  const pages = developPages('development');
  expect(pages.map(({ path }) => path)).toEqual(['/develop/users']);
  for (const { path, template } of pages) {
    expect(allPaths).not.toContain(path);
    expect(fs.existsSync(`src/templates/${template}`)).toBe(true);
  }
});
