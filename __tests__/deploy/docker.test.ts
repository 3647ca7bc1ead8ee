/** Lints the Dockerfile, and checks that the images hold what they start. `images.full.ts` starts it. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { listFiles } from '../../pipeline/files';
import { siteHeaders } from '../../pipeline/hosting/headers';
import { nginxSettings } from '../../pipeline/release/nginx-settings';
import { productionEntries } from '../support/production-entries';
import { read, root, settingsOfTheCode } from '../support/deploy-files';
import { imagesOf } from '../support/dockerfile';
import { reachedFrom } from '../support/imports';

const text = read('deploy/docker/Dockerfile');
const images = imagesOf(text);
const targets = images.filter(({ entrypoint }) => entrypoint.length > 0);
const { WARNING } = ValidationSeverity;

/** An image's files of the project, and folders with all that is in them. */
const copiedInto = (name: string): string[] =>
  images
    .filter((image) => image.name === name)
    .flatMap(({ copies }) => copies.filter(({ from }) => from === null))
    .flatMap(({ sources }) => sources);

const isIn = (name: string, file: string) =>
  copiedInto(name).some((each) => file === each || file.startsWith(`${each}/`));

describe('the Dockerfile', () => {
  it('passes its linter', () => {
    const problems = validate(text, {
      deprecatedMaintainer: WARNING,
      directiveCasing: WARNING,
      emptyContinuationLine: WARNING,
      instructionCasing: WARNING,
      instructionCmdMultiple: WARNING,
      instructionEntrypointMultiple: WARNING,
      instructionHealthcheckMultiple: WARNING,
      instructionJSONInSingleQuotes: WARNING,
      instructionWorkdirRelative: WARNING,
    });
    expect(problems.map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate(text.replace('WORKDIR /app', 'WORKDIR'))).not.toEqual([]);
  });

  it('builds three images, none of which runs as root', () => {
    expect(targets.map(({ name, user }) => [name, user])).toEqual([
      ['release', 'node'],
      ['site', 'nginx'],
      ['admin-api', 'node'],
    ]);
  });

  it('has nginx listen where the image says, and start where a container has no IPv6', () => {
    const listen = /NGINX_LISTEN=(\S+)/.exec(text)?.[1];
    expect(listen).toMatch(/^\d+$/);
    expect(text).toContain(`EXPOSE ${listen}\n`);
    // A port alone means IPv4; without the setting, nginx listens on IPv6 as well.
    const addresses = (env: Record<string, string>) => {
      const site = { siteUrl: 'https://www.example.com', environment: 'production' } as const;
      return nginxSettings(env, { ...site, headers: siteHeaders('https:') }, []).listen;
    };
    expect(addresses({ NGINX_LISTEN: listen ?? '' })).toEqual([listen]);
    expect(addresses({}).join()).toContain('[::]');
  });

  it('copies files that exist and that Docker is sent', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const source of targets.flatMap(({ name }) => copiedInto(name))) {
      expect([source, fs.existsSync(path.join(root, source))]).toEqual([source, true]);
      expect(ignored).not.toContain(source.split('/')[0]);
    }
  });

  it('has the manifest of each of the project’s packages before it installs', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = workspaces.map((name) => `${name}/package.json`);
    expect(copiedInto('manifests')).toEqual(expect.arrayContaining(manifests));
  });

  it('keeps local state and secrets out of the images', () => {
    const kept = ['.git', '.site', 'public', 'node_modules', '**/.env*', '**/*.env'];
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(kept));
  });

  it('sets nothing that the code does not read', () => {
    const known = new Set([...settingsOfTheCode(), 'HOME']);
    const given = targets.flatMap(({ env }) => Object.keys(env));
    expect(given.length).toBeGreaterThan(6);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the image of', () => {
  const started = {
    release: productionEntries(),
    'admin-api': ['admin-api/main.ts', 'admin-api/enquiries.ts'],
  };

  it.each(Object.entries(started))('%s has every file that it imports', (name, entries) => {
    const { files } = reachedFrom(entries.map((file) => path.join(root, file)));
    const names = [...files].map((file) => path.relative(root, file));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((file) => !isIn(name, file))).toEqual([]);
  });

  it('admin-api has content, pictures and migrations', () => {
    for (const name of ['content/posts', 'content/pictures', 'database/migrations']) {
      const [first] = listFiles(path.join(root, 'admin-api', name));
      expect([name, isIn('admin-api', `admin-api/${name}/${first ?? ''}`)]).toEqual([name, true]);
    }
  });
});
