/** Lints the Dockerfile, and checks that images contain the programs they start. No image is built here. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { isSent } from '../../deploy/docker/build-context';
import { stagesOf, stepsOf, type Step } from '../../deploy/docker/dockerfile';
import { listFiles } from '../../pipeline/files';
import { siteHeaders } from '../../pipeline/hosting/headers';
import { nginxSettings } from '../../pipeline/release/nginx-settings';
import { SOURCE_FILES, SOURCE_FOLDERS } from '../../pipeline/work-directory';
import { read, root, settingsOfTheCode } from '../support/deploy-files';
import { reachedFrom } from '../support/imports';

const text = read('deploy/docker/Dockerfile');
const stages = stagesOf(text);
const TARGETS = ['release', 'site', 'site-with-release', 'admin-api'];
const { WARNING } = ValidationSeverity;

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function ofKind<Kind extends Step['kind']>(name: string, kind: Kind): Of<Kind>[] {
  return stepsOf(stages, name).filter((step): step is Of<Kind> => step.kind === kind);
}

/** An image's files of the project, and folders with all that is in them. */
const copiedInto = (name: string) =>
  ofKind(name, 'copy')
    .filter(({ from }) => from === null)
    .flatMap(({ sources }) => sources);

const isIn = (name: string, file: string) =>
  isSent(file) && copiedInto(name).some((each) => file === each || file.startsWith(`${each}/`));

describe('the Dockerfile', () => {
  it('is right by its linter', () => {
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

  it('has the targets that are spoken of', () => {
    const names = stages.map(({ name }) => name);
    for (const target of TARGETS) expect(names).toContain(target);
  });

  it('begins with images of a named version, of a Node that the project runs on', () => {
    const own = new Set(stages.map(({ name }) => name));
    const bases = stages.map(({ base }) => base).filter((base) => !own.has(base));
    for (const base of bases) expect(base).toMatch(/^(?:node|nginx):\d[\w.-]*$/);
    const versions = bases.flatMap((base) => /^node:(\d+)/.exec(base)?.[1] ?? []).map(Number);
    expect(versions.length).toBeGreaterThan(2);
    for (const version of versions) expect(version).toBeGreaterThanOrEqual(20);
  });

  it.each(TARGETS)('runs nobody as root in %s, and one process that is told of signals', (name) => {
    expect(ofKind(name, 'user').at(-1)?.name).toMatch(/^(?:node|nginx)$/);
    expect(ofKind(name, 'entrypoint')).toHaveLength(1);
  });

  it('has nginx listen where the image says, and start where a container has no IPv6', () => {
    const listen = /NGINX_LISTEN=(\S+)/.exec(text)?.[1];
    expect(listen).toMatch(/^\d+$/);
    expect(text).toContain(`EXPOSE ${listen}\n`);
    // A port alone is IPv4's; without a setting, a release listens by IPv6 as well.
    const addresses = (env: Record<string, string>) => {
      const site = { siteUrl: 'https://www.example.com', environment: 'production' } as const;
      return nginxSettings(env, { ...site, headers: siteHeaders('https:') }, []).listen;
    };
    expect(addresses({ NGINX_LISTEN: listen ?? '' })).toEqual([listen]);
    expect(addresses({}).join()).toContain('[::]');
  });

  it('copies what there is, and what Docker is sent', () => {
    const sources = TARGETS.flatMap(copiedInto);
    expect(sources.length).toBeGreaterThan(15);
    for (const source of sources) {
      expect([source, fs.existsSync(path.join(root, source))]).toEqual([source, true]);
      expect([source, isSent(source)]).toEqual([source, true]);
    }
  });

  it('copies from stages before, and from one context that is named beside the target', () => {
    const before: string[] = [];
    for (const { name, steps } of stages) {
      for (const step of steps) {
        if (step.kind !== 'copy' || step.from === null) continue;
        if (step.from === 'releases') expect(text).toContain('--build-context releases=');
        else expect(before).toContain(step.from);
      }
      before.push(name);
    }
  });

  it('gives the code settings that it reads', () => {
    const known = new Set([...settingsOfTheCode(), 'HOME']);
    const given = TARGETS.flatMap((name) => ofKind(name, 'env')).flatMap(({ values }) =>
      Object.keys(values),
    );
    expect(given.length).toBeGreaterThan(6);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('what is sent to Docker', () => {
  it.each([
    '.git/config',
    'node_modules/x/y.js',
    '.site/a',
    '.env',
    'deploy/docker/.env',
    'a/b.log',
  ])('leaves %s out', (name) => {
    expect(isSent(name)).toBe(false);
  });

  it.each(['src/app/index.ts', 'package.json', '.npmrc', 'deploy/docker/release', 'public-key.ts'])(
    'has %s',
    (name) => {
      expect(isSent(name)).toBe(true);
    },
  );
});

describe('the image of', () => {
  const sources = listFiles(path.join(root, 'src'))
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => `src/${name}`);
  const started: Record<string, string[]> = {
    release: [
      'scripts/release.ts',
      'src/pull/cli.ts',
      'pipeline/search-index/cli.ts',
      ...SOURCE_FILES.filter((name) => /\.tsx?$/.test(name)),
      ...sources,
    ],
    'admin-api': ['admin-api/main.ts', 'admin-api/enquiries.ts'],
  };

  it.each(Object.keys(started))('%s holds every file that what it starts imports', (name) => {
    const entries = (started[name] ?? []).map((file) => path.join(root, file));
    const files = [...reachedFrom(entries).files].map((file) => path.relative(root, file));
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !isIn(name, file))).toEqual([]);
  });

  it('release holds all that a build is made of', () => {
    const names = [...SOURCE_FOLDERS, ...SOURCE_FILES, 'package-lock.json'];
    expect(names.filter((name) => !copiedInto('release').includes(name))).toEqual([]);
  });

  it('admin-api holds content, pictures and migrations', () => {
    for (const name of ['content/posts', 'content/pictures', 'database/migrations']) {
      const [first] = listFiles(path.join(root, 'admin-api', name));
      expect([name, isIn('admin-api', `admin-api/${name}/${first ?? ''}`)]).toEqual([name, true]);
    }
  });
});

it('every command of npm that deploy/ and docs/operations.md name is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const files = listFiles(path.join(root, 'deploy')).map((name) => `deploy/${name}`);
  const named = [...files, 'docs/operations.md'].flatMap((name) =>
    [...read(name).matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, script]) => script ?? ''),
  );
  expect(named).toContain('release');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
