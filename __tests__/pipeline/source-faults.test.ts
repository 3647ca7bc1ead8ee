/**
 * A faulty source with a good site in place: for each outcome of a pull, whose faults have tests of their own, a whole
 * build shows what becomes of the site. None of them reaches Gatsby.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { build } from '../../pipeline/build';
import { hashFile, markOf } from '../../pipeline/files';
import { buildFolder } from '../../pipeline/layout';
import { pullContent } from '../../pipeline/make-site';
import { placeSite } from '../../pipeline/place';
import { emptyReport, type BuildReport } from '../../pipeline/report';
import { sameIngredients, writeMark, type Ingredients } from '../../pipeline/work-directory';
import { optionsFromEnvironment } from '../../src/pull/options';
import { pull } from '../../src/pull/pull';
import { readSnapshot } from '../../src/pull/snapshot/read';
import type { FaultServer, ServedFile } from '../support/fault-server';
import { Scratch } from '../support/scratch';
import { environmentOf, smallSiteServer } from '../support/site-build';
import { differences, hashesOf, type SiteHashes } from '../support/site-files';

/** The site in place, which no build made: one that has nothing to do looks at nothing but sizes and times. */
const PAGES = { 'index.html': '<h1>Home</h1>', 'blog/post-1/index.html': '<h1>Post 1</h1>' };

/** Settings under which a picture that never comes takes little time. */
const QUICK = { ADMIN_API_TIMEOUT_MS: '1500' };

/** Faulty answers of a picture's address that was fetched before. */
const pictureFaults: readonly (readonly [name: string, file: ServedFile])[] = [
  ['is not found', { body: '', status: 404 }],
  ['is a web page', { body: '<h1>No</h1>', type: 'text/html' }],
  ['is empty', { body: '' }],
  ['is noise', { body: Buffer.from('not a picture at all') }],
  ['never comes', { body: 'x', fault: { kind: 'silent' } }],
];

let server: FaultServer;
let scratch: Scratch;
let good: SiteHashes;
let ingredients: Ingredients;

const stateDir = () => scratch.file('state');
const publicDir = () => scratch.file('public');
const settings = () => ({
  ADMIN_API_URL: server.url,
  SITE_STATE_DIR: stateDir(),
  SITE_PUBLIC_DIR: publicDir(),
  ...QUICK,
});

/** Pulls the content in this process. */
const pulled = () => pull(optionsFromEnvironment(environmentOf(settings())).options);

/** The hash of the snapshot that the next build would be made of. */
const currentHash = () => readSnapshot(stateDir()).manifest.hash;

/** Pulls the content as a build does. */
const pulledByBuild = () =>
  pullContent(buildFolder(stateDir()), emptyReport(), {
    env: environmentOf(settings()),
    print: () => undefined,
    stateDir: stateDir(),
  });

/** Treats pages as a build's output of the pull, and puts them in place. */
async function placeGoodSite(): Promise<void> {
  const folder = buildFolder(stateDir());
  const { output, work } = folder;
  const from = await pulledByBuild();
  for (const [name, text] of Object.entries(PAGES)) {
    scratch.write(path.relative(scratch.path, path.join(output, name)), text);
  }
  fs.mkdirSync(path.join(work, '.cache'), { recursive: true });
  const files = Object.keys(PAGES).sort();
  const kept = files.map((name) => {
    const file = path.join(output, name);
    return [name, { ...markOf(file), digest: hashFile(file) }] as const;
  });
  ingredients = from.ingredients;
  writeMark(folder, {
    ...ingredients,
    files: Object.fromEntries(kept),
    pages: files.length,
    redirects: [],
    authors: { itemPages: [], listPages: [], addresses: [] },
  });
  placeSite({ output, files, stateDir: stateDir(), publicDir: publicDir() });
}

/** A whole build, which must not come to Gatsby. */
async function built(): Promise<BuildReport> {
  // A build reads the paths of the site and its state from this process.
  Object.assign(process.env, settings());
  const report = await build({ env: environmentOf(settings()), print: () => undefined });
  expect(report).toMatchObject({ start: null, gatsby: null });
  return report;
}

beforeAll(async () => {
  server = await smallSiteServer();
  scratch = new Scratch();
  await placeGoodSite();
  good = hashesOf(publicDir());
});
afterEach(() => {
  server.faults = {};
});
afterAll(async () => {
  await server.stop();
  scratch.remove();
});

it('has a site in place that a build has nothing to do for', async () => {
  expect(differences(new Map(), good)).toEqual(Object.keys(PAGES).sort());
  expect((await built()).outcome).toBe('unchanged');
});

it('a site that was edited by hand, or lost, is put right from the last output', async () => {
  scratch.write('public/blog/post-1/index.html', '<h1>Past 1</h1>');
  expect((await built()).outcome).toBe('built');
  expect(differences(good, hashesOf(publicDir()))).toEqual([]);
  fs.rmSync(publicDir(), { recursive: true });
  expect((await built()).outcome).toBe('built');
  expect(differences(good, hashesOf(publicDir()))).toEqual([]);
});

it('makes another site of the same content once a role has closed', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2100-01-01T00:00:00Z'));
  const { ingredients: later } = await pulledByBuild();
  expect(later.snapshotHash).toBe(ingredients.snapshotHash);
  expect(sameIngredients(later, ingredients)).toBe(false);
});

describe('a picture that', () => {
  it.each(pictureFaults)('%s now keeps its old bytes', async (_name, file) => {
    const name = '/media/one.jpg';
    const before = server.files.get(name);
    const [key] = Object.keys(readSnapshot(stateDir()).manifest.pictures).filter((each) =>
      each.endsWith(name),
    );
    const picture = () => readSnapshot(stateDir()).manifest.pictures[key ?? ''];
    const { hash } = picture() ?? {};
    server.files.set(name, { type: 'image/jpeg', ...file });
    await pulled();
    if (before) server.files.set(name, before);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(picture()?.hash).toBe(hash);
    expect(currentHash()).toBe(ingredients.snapshotHash);
  });
});

describe('a whole build', () => {
  const isAsItWas = () => {
    expect(differences(good, hashesOf(publicDir()))).toEqual([]);
  };

  it('leaves the site where a list cannot be read, and tells of it', async () => {
    server.faults = { posts: { kind: 'status', status: 500, html: true } };
    const report = await built();
    expect(report.outcome).toBe('older-content');
    expect(report.problems).toContainEqual(
      expect.objectContaining({ collection: 'post', kind: 'collection-kept' }),
    );
    isAsItWas();
  });

  it('leaves the site where a call is refused, and fails with the reason', async () => {
    server.faults = { posts: { kind: 'status', status: 401 } };
    const report = await built();
    expect(report.outcome).toBe('failed');
    expect(report.log.join('\n')).toContain('Blog posts');
    isAsItWas();
  });

  it('leaves the site where the server is down', async () => {
    await server.stop();
    const report = await built();
    await server.start();
    expect(report.outcome).toBe('older-content');
    expect(
      Object.values(report.collections).every(({ source }) => source.startsWith('from ')),
    ).toBe(true);
    isAsItWas();
  });

  it('first ends a placing that a kill has cut between its renames', async () => {
    // As `placeSite` leaves it there: the new site is whole beside the place, and the place is empty.
    const next = scratch.file('.public.next-4194305');
    fs.renameSync(publicDir(), next);
    const journal = { next, old: scratch.file('.public.old-4194305') };
    scratch.write('state/placing.json', JSON.stringify(journal));
    expect((await built()).outcome).toBe('unchanged');
    isAsItWas();
    expect(fs.existsSync(next)).toBe(false);
  });

  it('makes no site where there is nothing to fall back on', async () => {
    const own = scratch;
    scratch = new Scratch();
    server.faults = { all: { kind: 'cut' } };
    try {
      const report = await built();
      expect(report.outcome).toBe('failed');
      expect(report.log.join('\n')).toMatch(/Blog posts could not be read whole/);
      expect(fs.existsSync(publicDir())).toBe(false);
    } finally {
      scratch.remove();
      scratch = own;
    }
  });
});
