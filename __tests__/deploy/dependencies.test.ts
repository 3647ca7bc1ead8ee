/** Without development packages, a checkout still has all that a release and the admin API need. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/deploy-files';
import { reachedFrom } from '../support/imports';
import { productionEntries } from '../support/production-entries';

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: string[];
}

const manifestIn = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

const { scripts = {}, workspaces = [] } = manifestIn('.');
/** The site's own package, and those beside it. */
const folders = ['.', ...workspaces];
const folderOf = (file: string) =>
  workspaces.find((folder) => file.startsWith(path.join(root, folder, '/'))) ?? '.';

/** Production's commands. */
const PRODUCTION_SCRIPTS = [
  ...['release', 'build', 'serve', 'pull'],
  ...['admin-api', 'content', 'enquiries', 'people'],
];

const startedBy = (script: string) => /^tsx (\S+)$/.exec(scripts[script] ?? '')?.[1] ?? script;

/** The desk's interface is built on the machine. */
const DESK = ['admin-api/desk/app/main.tsx', 'admin-api/vite.config.mts'];

const entries = [...PRODUCTION_SCRIPTS.map(startedBy), ...productionEntries(), ...DESK].map(
  (name) => path.join(root, name),
);
const { packages, files } = reachedFrom(entries);

describe.each(folders)('what production imports in %s', (folder) => {
  const { dependencies = {}, scripts: commands } = manifestIn(folder);
  const isOfFolder = (file: string) => folderOf(file) === folder;

  it('is among the dependencies', () => {
    const imported = [...packages].flatMap(([name, importers]) => {
      const importer = importers.find(isOfFolder);
      return importer === undefined ? [] : [{ name, importer: path.relative(root, importer) }];
    });
    expect([...files].some(isOfFolder)).toBe(true);
    expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
  });

  it('is all that the dependencies contain', () => {
    // A package may take from the site, whose files need what it lists then.
    const own = [...files].filter(isOfFolder);
    const needed = folder === '.' ? own : [...own, ...reachedFrom(own).files];
    const sources = needed.map((file) => fs.readFileSync(file, 'utf8'));
    const text = [...sources, JSON.stringify(commands)].join('\n');
    // Some names are concatenated: `@fontsource/${file}`.
    const isNamed = (name: string) => text.includes(name.replace(/(?<=^@.*\/).*/, ''));
    const peers = new Set(
      Object.keys(dependencies).flatMap((name) =>
        Object.keys(manifestIn(`node_modules/${name}`).peerDependencies ?? {}),
      ),
    );
    const unused = Object.keys(dependencies).filter((name) => !isNamed(name) && !peers.has(name));
    expect(unused).toEqual([]);
  });
});

describe('the dependencies', () => {
  it('include packages that only a string names: commands, and Gatsby’s plugins', () => {
    const { dependencies } = manifestIn('.');
    expect(dependencies).toHaveProperty('tsx');
    const config = fs.readFileSync(path.join(root, 'gatsby-config.ts'), 'utf8');
    const plugins = config.match(/gatsby-plugin-[a-z-]+/g) ?? [];
    expect(plugins.length).toBeGreaterThan(2);
    for (const name of plugins) expect(dependencies).toHaveProperty(name);
  });
});
