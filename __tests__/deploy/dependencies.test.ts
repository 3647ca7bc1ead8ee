/** Without development packages, a checkout still has all that a release and the admin API need. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/deploy-files';
import { reachedFrom } from '../support/imports';
import { productionEntries } from '../support/production-entries';

const { scripts, dependencies } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'scripts' | 'dependencies', Record<string, string>>;

/** Production's commands. */
const PRODUCTION_SCRIPTS = ['release', 'build', 'serve', 'pull', 'admin-api', 'enquiries'];

const startedBy = (script: string) => /^tsx (\S+)$/.exec(scripts[script] ?? '')?.[1] ?? script;

const entries = [...PRODUCTION_SCRIPTS.map(startedBy), ...productionEntries()].map((name) =>
  path.join(root, name),
);

/** Peer dependencies of the dependencies. */
const peers = new Set(
  Object.keys(dependencies).flatMap((name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const { peerDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      peerDependencies?: Record<string, string>;
    };
    return Object.keys(peerDependencies);
  }),
);

describe('what production imports', () => {
  it('is among the dependencies', () => {
    const { packages } = reachedFrom(entries);
    const missing = [...packages]
      .filter(([name]) => !(name in dependencies))
      .map(([name, files]) => `${name}: ${path.relative(root, files[0] ?? '')}`);
    expect(packages.size).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });

  it('is all that the dependencies contain', () => {
    const { files } = reachedFrom(entries);
    const texts = [...files].map((file) => fs.readFileSync(file, 'utf8')).join('\n');
    // Some names are concatenated: `@fontsource/${file}`.
    const isNamed = (name: string) => texts.includes(name.replace(/(?<=^@.*\/).*/, ''));
    const unused = Object.keys(dependencies).filter((name) => !isNamed(name) && !peers.has(name));
    expect(unused).toEqual([]);
  });

  it('includes packages that only a string names: commands, and Gatsby’s plugins', () => {
    expect(dependencies).toHaveProperty('tsx');
    const config = fs.readFileSync(path.join(root, 'gatsby-config.ts'), 'utf8');
    const plugins = config.match(/gatsby-plugin-[a-z-]+/g) ?? [];
    expect(plugins.length).toBeGreaterThan(2);
    for (const name of plugins) expect(dependencies).toHaveProperty(name);
  });
});
