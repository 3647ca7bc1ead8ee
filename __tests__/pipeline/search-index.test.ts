/** The index as a build makes it: by the command, with the real Pagefind. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listFiles } from '../../pipeline/files';
import { sha256 } from '../../src/lib/build/digest';
import { CborReader } from '../../src/site-search/build/cbor';
import { pageOf } from '../../src/site-search/build/make-index';
import { recordsOfPage } from '../../src/site-search/build/read-page';
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
    main: `<h1>Post ${n}</h1><time datetime="2026-0${1 + (n % 9)}-01">then</time><h2 id="part">Part</h2><p>${words
      .map((word, at) => `${word} ${words[(at + n) % words.length] ?? ''} ${n % 7}`)
      .join(
        ' ',
      )}</p>${n % 10 ? '' : '<img src="/a.jpg" alt="Bands">'}<p data-pagefind-ignore="">elsewhere</p>`,
  }));

const htmlOf = ({ main }: Page) => `<html><head></head><body><main>${main}</main></body></html>`;

function writeSite(directory: string, pages: readonly Page[]): void {
  fs.rmSync(path.join(directory, 'public/blog'), { recursive: true, force: true });
  for (const page of pages) {
    const file = path.join(directory, 'public', page.path, 'index.html');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, htmlOf(page));
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
    listFiles(folder).map((name) => [name, sha256(fs.readFileSync(path.join(folder, name)))]),
  );
}

/** Writes what Pagefind makes of pages as one index into a folder. */
const OWN = `
import * as pagefind from 'pagefind';
import fs from 'node:fs';
const { folder, pages } = JSON.parse(fs.readFileSync(0, 'utf8'));
const { index } = await pagefind.createIndex({ rootSelector: 'body', forceLanguage: 'en' });
for (const page of pages) await index.addHTMLFile(page);
for (const { path, content } of (await index.getFiles()).files) {
  fs.mkdirSync(folder + '/' + path.replace(/[^/]*$/, ''), { recursive: true });
  fs.writeFileSync(folder + '/' + path, content);
}
await pagefind.close();
`;

function pagefindsOwn(pages: readonly Page[], folder: string): string {
  const records = pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((page) => recordsOfPage(page.path, htmlOf(page)))
    .map((record) => ({ url: record.url, content: pageOf(record) }));
  const args = ['--input-type=module', '--eval', OWN];
  const input = JSON.stringify({ folder, pages: records });
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, input });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return folder;
}

interface Entry {
  version: string;
  languages: { en: { hash: string; page_count: number } };
}

/** Contents of an index, whatever the names of its parts. */
function contentsOf(folder: string) {
  const part = (name: string) => {
    const raw = gunzipSync(fs.readFileSync(path.join(folder, name)));
    return raw.subarray('pagefind_dcd'.length);
  };
  const entry = JSON.parse(
    fs.readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8'),
  ) as Entry;
  const { hash: name, page_count: count } = entry.languages.en;
  const [version, pages, chunks, filters, ...rest] = new CborReader(
    part(`pagefind.${name}.pf_meta`),
  ).value() as [string, [string, number][], [string, string, string][], [string, string][]];
  return {
    versions: [version, entry.version],
    count,
    pages: pages.map(([hash, words]) => [words, part(`fragment/${hash}.pf_fragment`).toString()]),
    words: chunks.map(([from, to, hash]) => [from, to, sha256(part(`index/${hash}.pf_index`))]),
    filters: filters.map(([of, hash]) => {
      const values = new CborReader(part(`filter/${hash}.pf_filter`)).value() as [
        string,
        [string, number[]][],
      ];
      return [of, values[0], Object.fromEntries(values[1])];
    }),
    rest,
  };
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
      'Search index: 60 pages and parts can be found; 60 were read anew.\n',
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

  it('is as Pagefind itself makes it, of more pages than one index of its own takes', () => {
    const directory = site(posts(1005));
    run(directory);
    expect(contentsOf(indexOf(directory))).toEqual(
      contentsOf(pagefindsOwn(posts(1005), path.join(directory, 'own'))),
    );
  });

  it('reads what has changed, and is as Pagefind and a cold build make it', () => {
    let pages = posts(30);
    const directory = site(pages);
    run(directory);
    const accented = (n: number) =>
      `<h1>Café ${n}</h1><p>Naïve cafe, a résumé of ledger ${n} and cafés</p>`;
    const changes: [read: number, pages: () => Page[]][] = [
      [1, () => pages.map((page, at) => (at === 11 ? { ...page, main: accented(1) } : page))],
      [2, () => [...pages, ...[1, 2].map((n) => ({ path: `/blog/a-${n}`, main: accented(n) }))]],
      [1, () => [...pages, { path: '/services/one', main: '<h1>One</h1><p>ledger</p>' }]],
      [1, () => [...pages, { path: '/services/empty', main: '' }]],
      [0, () => pages.filter((_, at) => at % 7 !== 3)],
      [1, () => pages.map((page, at) => (at === 5 ? { ...page, path: '/blog/z' } : page))],
      [
        1,
        () => pages.map((page, at) => (at === 9 ? { ...page, main: accented(3) } : page)).slice(2),
      ],
      [0, () => pages.filter(({ path: at }) => !/[3-9]$/.test(at))],
    ];
    for (const [read, change] of changes) {
      pages = change();
      writeSite(directory, pages);
      expect(run(directory).said).toEqual(
        expect.stringMatching(
          new RegExp(`^Search index: .+ can be found; ${read} (was|were) read anew`),
        ),
      );
      const cold = site(pages);
      run(cold);
      expect(digests(directory)).toEqual(digests(cold));
      expect(contentsOf(indexOf(directory))).toEqual(
        contentsOf(pagefindsOwn(pages, path.join(cold, 'own'))),
      );
    }
  });

  it('is made anew where a part of it cannot be read', () => {
    const directory = site(posts(20));
    run(directory);
    const right = digests(directory);
    const [part = ''] = Object.keys(right).filter((name) => name.startsWith('index/'));
    fs.truncateSync(path.join(indexOf(directory), part), 30);
    const [first, ...others] = posts(20);
    writeSite(directory, others);
    expect(run(directory).said).toMatch(/Search index: the one before cannot be built upon: .+\n/);
    writeSite(directory, [...(first ? [first] : []), ...others]);
    run(directory);
    expect(digests(directory)).toEqual(right);
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
