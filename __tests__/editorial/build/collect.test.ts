/** `npm run check:items` over a real pull from a real admin API. */
import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../../pipeline/layout';
import {
  askForeignLinks,
  collectNotes,
  type CollectedNotes,
  type CollectOptions,
} from '../../../src/editorial/build/collect';
import { notesText } from '../../../src/editorial/build/notes-text';
import { readLevels } from '../../../src/editorial/build/rules';
import { pullBench } from '../../support/pull-bench';

const bench = pullBench();
const cli = ['--import', 'tsx', 'src/editorial/build/cli.ts'];
const environment = (stateDir: string) => ({
  ...process.env,
  SITE_STATE_DIR: stateDir,
  SITE_PUBLIC_DIR: path.join(stateDir, 'public'),
});

const optionsOf = (stateDir: string): CollectOptions => ({
  stateDir,
  publicDir: path.join(stateDir, 'public'),
  siteUrl: 'https://www.example.com',
  adminApiUrl: bench.server.url,
  allowedHosts: [],
  levels: readLevels(undefined),
  foreignDays: 0,
  now: Date.now(),
});

describe('the notes of a snapshot', () => {
  it('are of the items that were pulled, and the same from remembered facts', async () => {
    const state = bench.empty();
    const post = bench.post(3) as Record<string, unknown>;
    post['content'] = '<p><a href="/blog/nowhere">Gone</a></p>';
    expect((await state.pull(bench.server.url)).status).toBe(0);
    const first = await collectNotes(optionsOf(state.path));
    const ofPost = first.notes.filter(({ slug }) => slug === post['slug']);
    expect(ofPost.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['dead-link', 'no-picture']),
    );
    expect(first.items).toBe(Object.values(state.snapshot().items).flat().length);
    const facts = path.join(state.path, 'editorial', 'facts-1.json');
    const [digest = ''] = Object.keys(JSON.parse(fs.readFileSync(facts, 'utf8')) as object);
    expect(digest).toMatch(/^[0-9a-f]+$/);
    expect(await collectNotes(optionsOf(state.path))).toEqual(first);
    // The cache may be damaged, or gone.
    fs.writeFileSync(facts, '{"half');
    expect(await collectNotes(optionsOf(state.path))).toEqual(first);
  });

  it('know of links to other sites what was asked for after the notes before', async () => {
    const state = bench.empty();
    const post = bench.post(3) as Record<string, unknown>;
    const link = `${new URL(bench.server.url).origin}/gone`;
    post['content'] = `<p><a href="${link}">Theirs</a></p>`;
    expect((await state.pull(bench.server.url)).status).toBe(0);
    const options = optionsOf(state.path);
    expect((await collectNotes(options)).foreign).toMatchObject({ links: 1, checked: 0 });
    await askForeignLinks({ ...options, foreignDays: 7 });
    const { foreign, notes } = await collectNotes(options);
    expect(foreign.checked).toBe(1);
    expect(notes).toContainEqual(
      expect.objectContaining({ rule: 'foreign-link', slug: post['slug'] }),
    );
  });

  it('are printed by rule, for a person and for a program, and refuse nothing', async () => {
    const state = bench.empty();
    expect((await state.pull(bench.server.url)).status).toBe(0);
    const env = environment(state.path);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [...cli, ...args], {
        cwd: PROJECT_ROOT,
        env,
        encoding: 'utf8',
      });
    const text = run();
    expect(text).toMatch(/^\d+ warnings? and \d+ pieces? of advice on \d+ items \(snapshot /);
    expect(text).toContain('  no-picture, advice: ');
    expect(text).toContain('--all shows them');
    // Whoever reads no note on links must know that they were not looked at.
    expect(text).toContain('No site is in place: links to pages that are no items');
    fs.mkdirSync(env.SITE_PUBLIC_DIR);
    fs.writeFileSync(path.join(env.SITE_PUBLIC_DIR, 'index.html'), '<h1>Home</h1>');
    expect(run()).not.toContain('No site is in place');
    const { notes } = JSON.parse(run('--json')) as { notes: { rule: string }[] };
    const pictures = notes.filter(({ rule }) => rule === 'no-picture').length;
    expect(text).toContain(`no-picture, advice: ${pictures}`);
  });
});

it('links to other sites that were not asked for are counted, with what to do', () => {
  const of = (foreign: CollectedNotes['foreign']) =>
    notesText({ notes: [], generation: 'g', items: 3, foreign, hasSite: true }, 8);
  expect(of({ links: 2, checked: 2, isAsked: true }).split('\n')).toHaveLength(1);
  expect(of({ links: 2, checked: 1, isAsked: false })).toContain(
    '1 of 2 links to other sites have',
  );
  expect(of({ links: 2, checked: 1, isAsked: true })).toMatch(/1 of 2 links .* Run it again\.$/);
});

it('where nothing was pulled, the command says what to do', () => {
  const state = bench.empty();
  const { status, stderr } = spawnSync(process.execPath, cli, {
    cwd: PROJECT_ROOT,
    env: environment(state.path),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no snapshot in ${state.path}. Run "npm run pull" first.\n`);
});
