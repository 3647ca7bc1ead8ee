/** The documents lead to files that are there. */
import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name && !/^(?:src|admin-api)\/content\//.test(name))
  .filter((name) => fs.existsSync(path.join(root, name)));

/** Of these, what stands in code marks is named as it is; a guide names files that are yet to be written, too. */
const exact = documents.filter((name) => !/^docs\/(?:content|operations)\.md$/.test(name));

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const isThere = (name: string, from: string) =>
  fs.existsSync(path.resolve(root, path.dirname(from), name)) ||
  fs.existsSync(path.join(root, name));

it('links to files that are there', () => {
  expect(documents.length).toBeGreaterThan(10);
  const broken = documents.flatMap((from) =>
    [...read(from).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !isThere(target, from))
      .map((target) => `${from}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('names source files and folders that are there', () => {
  const gone = exact.flatMap((from) =>
    [...read(from).matchAll(/`(\w[\w@.-]*(?:\/[\w@.-]+)+(?:\.(?:tsx?|mjs|md|ya?ml)|\/))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isThere(name, from))
      .map((name) => `${from}: ${name}`),
  );
  expect(gone).toEqual([]);
});
