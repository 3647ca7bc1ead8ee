/** The documents lead to files that are there. */
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { COVERAGE_FILE, specificationCoverage } from '../../scripts/specification-coverage';

const root = path.resolve(__dirname, '../..');
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name && !/^(?:src|admin-api)\/content\//.test(name))
  .filter((name) => fs.existsSync(path.join(root, name)));

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** These name existing files in code marks. A guide names files that are yet to be written, and an old decision those of its time. */
const exact = documents.filter(
  (name) =>
    !/^docs\/(?:adding-a-collection|adding-an-interactive-part|content|operations)\.md$/.test(
      name,
    ) && !/^_.*Superseded by/m.test(read(name)),
);

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

it('the coverage of the specification is what the names of tests say, for every section', () => {
  const text = specificationCoverage(root);
  expect(read(COVERAGE_FILE)).toBe(text);
  for (const section of text.split(/^## /m).slice(1)) expect(section).toMatch(/^- /m);
});

describe('the decision records', () => {
  const folder = path.join(root, 'docs/decisions');
  const records = fs.readdirSync(folder).filter((name) => name !== 'README.md');
  const numbers = records.map((name) => name.slice(0, 4));

  it('are numbered, each number once, and listed with title and status', () => {
    expect(numbers).toEqual(records.map((_, index) => String(index + 1).padStart(4, '0')));
    const index = read('docs/decisions/README.md');
    const unlisted = records.filter((name) => {
      const [, title = ''] = /^# (.*)/.exec(read(`docs/decisions/${name}`)) ?? [];
      const row = index.split('\n').find((line) => line.includes(`](${name})`)) ?? '';
      return !title.startsWith(`${name.slice(0, 4)}. `) || !row.includes(title.slice(6));
    });
    expect(unlisted).toEqual([]);
  });

  it.each(records)('%s says when, and what else would do', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(/\n_(?:Accepted|Superseded) .*\d{4}-\d{2}-\d{2}.*_\n/);
    const parts = ['Context', 'Decision', 'Alternatives', 'Consequences'];
    expect(parts.filter((part) => !text.includes(`**${part}.**`))).toEqual([]);
  });
});
