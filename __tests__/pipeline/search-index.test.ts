/** The index as a build makes it: by the command, with the real Pagefind. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listFiles } from '../../pipeline/files';
import { bundled } from '../support/bundled';
import { startChild } from '../support/child';

const root = path.resolve(__dirname, '../..');
const COMMAND = 'pipeline/search-index/cli.ts';
const SOURCES = ['pipeline', 'src', 'contract'];

interface Page {
  path: string;
  main: string;
}

const words = 'ledger claim bank cloud thread weave audit report rail batch'.split(' ');
/** Posts that share most of their words, as posts do. */
const posts = (count: number): Page[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `/blog/post-${n}`,
    main: `<h1>Post ${n}</h1><h2 id="part">Part</h2><p>${words
      .map((word, at) => `${word} ${words[(at + n) % words.length] ?? ''} ${n % 7}`)
      .join(' ')}</p><p data-pagefind-ignore="">elsewhere</p>`,
  }));

function writeSite(directory: string, pages: readonly Page[]): void {
  fs.rmSync(path.join(directory, 'public/blog'), { recursive: true, force: true });
  for (const page of pages) {
    const file = path.join(directory, 'public', page.path, 'index.html');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `<html><head></head><body><main>${page.main}</main></body></html>`);
  }
  fs.mkdirSync(path.join(directory, '.cache'), { recursive: true });
  fs.writeFileSync(
    path.join(directory, '.cache/site-manifest.json'),
    JSON.stringify({ pages: pages.map((page) => ({ path: page.path })), redirects: [] }),
  );
}

function run(directory: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bundled(COMMAND, SOURCES), directory],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, said: stdout + stderr };
}

const indexOf = (directory: string) => path.join(directory, 'public/pagefind');

function digests(directory: string): Record<string, string> {
  const folder = indexOf(directory);
  return Object.fromEntries(
    listFiles(folder).map((name) => [
      name,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

const times = (directory: string) =>
  listFiles(indexOf(directory)).map((name) =>
    [name, fs.statSync(path.join(indexOf(directory), name)).mtimeMs].join(' '),
  );

describe('the search index', () => {
  const folders: string[] = [];
  const site = (pages: readonly Page[]) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-test-'));
    folders.push(directory);
    writeSite(directory, pages);
    return directory;
  };
  afterAll(() => {
    for (const folder of folders) fs.rmSync(folder, { recursive: true });
  });

  it('is the same to the byte with pages of every kind, whose order Pagefind leaves to chance', () => {
    const pages = [
      ...posts(3),
      ...['case-study', 'press-release', 'services', 'products', 'corporate-overview/careers'].map(
        (folder) => ({
          path: `/${folder}/one`,
          main: `<h1>One of ${folder}</h1><p>Some words.</p>`,
        }),
      ),
    ];
    const directory = site(pages);
    expect(run(directory).status).toBe(0);
    const first = digests(directory);
    for (let again = 0; again < 3; again += 1) {
      fs.rmSync(path.join(directory, '.cache/search-index.json'));
      expect(run(directory)).toMatchObject({ said: expect.stringContaining('can be found') });
      expect(digests(directory)).toEqual(first);
    }
  });

  it('is the same to the byte, in whatever order pages come and on however many threads', () => {
    const pages = posts(60);
    const [one, other] = [site(pages), site([...pages].reverse())];
    expect(run(one, { RAYON_NUM_THREADS: '1' }).said).toBe(
      'Search index: 60 pages and parts can be found.\n',
    );
    expect(run(other, { RAYON_NUM_THREADS: '8' }).status).toBe(0);
    expect(Object.keys(digests(one)).length).toBeGreaterThan(60);
    expect(digests(other)).toEqual(digests(one));
  });

  it('is whole where Pagefind is held up by others, and ended as soon as it has answered', async () => {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const binary = require.resolve(`@pagefind/${platform}-${os.arch()}/bin/pagefind_extended`);
    const directories = Array.from({ length: 4 }, () => site(posts(2)));
    const slowed = path.join(directories[0] ?? '', 'slowed');
    fs.writeFileSync(slowed, `#!/bin/sh\nexec nice -n 19 '${binary}' "$@"\n`, { mode: 0o755 });
    await Promise.all(
      directories.map((directory) => {
        const env = { ...process.env, PAGEFIND_EXTENDED_BINARY_PATH: slowed };
        const args = ['--import', 'tsx', COMMAND, directory];
        return startChild(process.execPath, args, { cwd: root, env }).ended;
      }),
    );
    const [first, ...others] = directories.map(digests);
    expect(Object.keys(first ?? {})).toContain('pagefind.js');
    for (const other of others) expect(other).toEqual(first);
  });

  it('is left alone where nothing has changed, and is as a cold build makes it where something has', () => {
    const directory = site(posts(20));
    run(directory);
    const before = times(directory);
    expect(run(directory).said).toBe('Search index: as it was, 20 pages and parts.\n');
    expect(times(directory)).toEqual(before);

    const changed = posts(18).map((page) =>
      page.path === '/blog/post-3' ? { ...page, main: '<h1>Other</h1><p>New words</p>' } : page,
    );
    writeSite(directory, changed);
    expect(run(directory).status).toBe(0);
    const cold = site(changed);
    run(cold);
    // Index files of removed pages are gone too.
    expect(digests(directory)).toEqual(digests(cold));
    const kept = before.filter((each) => times(directory).includes(each));
    expect(kept.filter((each) => each.startsWith('fragment/'))).toHaveLength(17);
  });

  it('is made anew where it was changed by hand', () => {
    const directory = site(posts(3));
    run(directory);
    const right = digests(directory);
    fs.rmSync(path.join(indexOf(directory), 'pagefind-entry.json'));
    fs.writeFileSync(path.join(indexOf(directory), 'stray.txt'), 'x');
    expect(run(directory).status).toBe(0);
    expect(digests(directory)).toEqual(right);
  });

  it('has no interface but the site’s own, and no word of what is marked as elsewhere’s', () => {
    const directory = site(posts(3));
    run(directory);
    const names = listFiles(indexOf(directory));
    expect(names.filter((name) => /ui|highlight|unknown/.test(name))).toEqual([]);
    const fragments = names
      .filter((name) => name.endsWith('.pf_fragment'))
      .map((name) => gunzipSync(fs.readFileSync(path.join(indexOf(directory), name))).toString());
    expect(fragments).toHaveLength(3);
    for (const fragment of fragments) {
      expect(fragment).toContain('"kind":["Blog"]');
      expect(fragment).toContain('ledger');
      expect(fragment).not.toContain('elsewhere');
    }
  });

  it('is an error where there is nothing to be found', () => {
    const { status, said } = run(site([{ path: '/sitemap', main: '<h1>Sitemap</h1>' }]));
    expect(status).toBe(1);
    expect(said).toContain('No page of the output is one that is searched.');
  });
});
