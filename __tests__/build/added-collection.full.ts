/**
 * Adds a collection to a copy of the project, as `docs/adding-a-collection.md` says, and an interactive part, as
 * `docs/adding-an-interactive-part.md` says, and builds it: nothing else has to change. The files are in
 * `fixtures/added-collection` and `fixtures/added-part`, and the lines that existing files get in their `lines.json`.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import type { Browser, Page } from 'playwright-core';
import { listFiles } from '../../pipeline/files';
import { buildFolder } from '../../pipeline/layout';
import { createStaticServer } from '../../pipeline/static-server';
import type { RunningChild } from '../support/child';
import { closeContext, launchChromium } from '../../scripts/chromium';
import { listenLocally, type LocalServer } from '../support/local-server';
import { freePort } from '../../scripts/servers/free-port';
import { copyProject } from '../support/project-copy';
import { searchFragments } from '../support/search-sample';
import { hydrated } from '../support/shell';
import { BUILD_MS, environmentOf, startScript } from '../support/site-build';
import { SiteFiles } from '../support/site-files';
import { named, parseXml, textOf } from '../support/xml';

jest.setTimeout(3 * BUILD_MS);

const root = path.join(__dirname, '..', '..');
const CONTENT = 'admin-api/content/whitepapers.yaml';
/** Other places of each, for adding a collection. */
const ELSEWHERE = [
  'src/collections/index.ts',
  'src/site/navigation.ts',
  'contract/kinds/index.ts',
  'contract/kinds/whitepaper.ts',
  CONTENT,
];
/** Of each of these kinds so many items are enough to build a site. */
const OF_THE_OTHERS = 3;
const ITEMS = 11;
const LIST = '/resources/whitepapers';
const PAPER = '/whitepaper/the-price-of-a-queue';

interface ChangedLine {
  file: string;
  before: string;
  after: string;
}
/** Adds to the project: new files, and lines of others. */
function addition(name: string) {
  const folder = path.join(root, '__tests__/fixtures', name);
  const lines = JSON.parse(
    fs.readFileSync(path.join(folder, 'lines.json'), 'utf8'),
  ) as ChangedLine[];
  return {
    lines,
    folder: path.join(folder, 'files'),
    files: listFiles(path.join(folder, 'files')),
  };
}
type Addition = ReturnType<typeof addition>;

const collection = addition('added-collection');
const part = addition('added-part');
const PART_PAGE = '/services/cloud/cloud-cost-optimization-services';
const PART_TEST = '__tests__/own-pages/bands/currency-picker.test.tsx';

class Copy extends SiteFiles {
  readonly folder = copyProject();

  get root(): string {
    return path.join(this.folder, 'public');
  }

  get stateDir(): string {
    return path.join(this.folder, '.site');
  }

  /** @throws {Error} where an existing file lacks the text to change */
  add({ folder, lines }: Addition): void {
    fs.cpSync(folder, this.folder, { recursive: true });
    for (const { file, before, after } of lines) {
      const name = path.join(this.folder, file);
      const parts = fs.readFileSync(name, 'utf8').split(before);
      if (parts.length !== 2) throw new Error(`${file} does not hold "${before}" once.`);
      fs.writeFileSync(name, parts.join(after));
    }
  }

  /** The embedded admin API with few items of other kinds. */
  addAdminApi(): void {
    fs.cpSync(path.join(root, 'admin-api'), path.join(this.folder, 'admin-api'), {
      recursive: true,
    });
    for (const kind of ['posts', 'case-studies', 'press-releases', 'jobs']) {
      const folder = path.join(this.folder, 'admin-api/content', kind);
      const others = fs.readdirSync(folder).sort().slice(OF_THE_OTHERS);
      for (const name of others) fs.rmSync(path.join(folder, name));
    }
  }

  /** Appends items to the content that the admin API loads when it starts. */
  addItem(yaml: string): void {
    fs.appendFileSync(path.join(this.folder, CONTENT), yaml);
  }

  schema(): string {
    const { work } = buildFolder(this.stateDir);
    return fs.readFileSync(path.join(work, '.cache/own-schema.graphql'), 'utf8');
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

let copy: Copy;
let api: RunningChild | undefined;
let apiPort = 0;
let server: LocalServer | undefined;
let browser: Browser | undefined;
let url = '';

async function startApi(): Promise<void> {
  const env = environmentOf({
    PORT: String(apiPort),
    ADMIN_API_DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    SITE_ORIGINS: url,
  });
  api = startScript('admin-api/main.ts', [], env, copy.folder);
  await api.printed(/Admin API ready at/);
}

async function build(): Promise<void> {
  const apiUrl = `http://127.0.0.1:${apiPort}/api`;
  const env = environmentOf({
    ADMIN_API_URL: apiUrl,
    GATSBY_ADMIN_API_QA: apiUrl,
    SITE_URL: url,
    SITE_STATE_DIR: copy.stateDir,
    SITE_PUBLIC_DIR: copy.root,
    ADMIN_API_TIMEOUT_MS: '60000',
  });
  const { status, output } = await startScript('scripts/build.ts', [], env, copy.folder).ended;
  if (status !== 0) throw new Error(`The build ended with ${status}:\n${output}`);
}

beforeAll(async () => {
  copy = new Copy();
  copy.addAdminApi();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  apiPort = await freePort();
  copy.add(collection);
  copy.add(part);
  await startApi();
  await build();
  server = await listenLocally(createStaticServer(copy.root, copy.stateDir), port);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await api?.end();
  copy?.remove();
});

async function visit(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + address, { waitUntil: 'load' });
  await look(page);
  await closeContext(context);
}

const sourceOf = (name: string) => fs.readFileSync(path.join(copy.folder, name), 'utf8');

describe('to add a collection', () => {
  it('takes ten files: its folder, and a line or a file where each collection has one', () => {
    const { files, lines } = collection;
    const touched = [...new Set([...files, ...lines.map(({ file }) => file)])];
    const elsewhere = touched.filter((name) => !name.startsWith('src/collections/whitepaper/'));
    expect(elsewhere.sort()).toEqual([...ELSEWHERE].sort());
    expect(touched.length).toBeLessThanOrEqual(10);
    for (const { file, after } of lines) expect(sourceOf(file)).toContain(after);
  });

  it('leaves nothing that the compiler would ask for', () => {
    const config = {
      extends: './tsconfig.json',
      include: ['src', 'contract', 'admin-api'],
      // Tests of packages take from the tests' support, which is not in the copy.
      exclude: ['**/__tests__'],
    };
    fs.writeFileSync(path.join(copy.folder, 'tsconfig.checked.json'), JSON.stringify(config));
    const tsc = path.join(root, 'node_modules/.bin/tsc');
    const args = ['-p', 'tsconfig.checked.json'];
    const { stdout } = spawnSync(tsc, args, { cwd: copy.folder, encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

describe('an interactive part', () => {
  it('takes three files: itself, its test, and its place', () => {
    const touched = new Set([...part.files, ...part.lines.map(({ file }) => file)]);
    expect(touched.size).toBe(3);
  });

  it('works in a unit test', () => {
    fs.cpSync(path.join(root, 'jest.config.mjs'), path.join(copy.folder, 'jest.config.mjs'));
    fs.cpSync(path.join(root, '__tests__/support'), path.join(copy.folder, '__tests__/support'), {
      recursive: true,
    });
    const args = ['--selectProjects', 'dom', '--runTestsByPath', PART_TEST];
    const jestBin = path.join(root, 'node_modules/.bin/jest');
    const { status, stderr } = spawnSync(jestBin, args, { cwd: copy.folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('1 passed')]);
  });

  it('works on the built page at a first visit, also where it is used before the page is hydrated', async () => {
    await visit(PART_PAGE, async (page) => {
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('€');
      await hydrated(page);
      const total = page.locator('form p', { hasText: /^€[\d,]+$/ });
      await total.waitFor();
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('$');
      await page.locator('form p', { hasText: /^\$[\d,]+$/ }).waitFor();
      expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('$');
    });
  });
});

describe('the added collection has', () => {
  it('a page for each item', () => {
    const pages = copy.htmlPages().filter((name) => name.startsWith('whitepaper/'));
    expect(pages).toHaveLength(ITEMS);
    expect(copy.page(PAPER)).toContain('quartzite answer');
    expect(copy.page(PAPER)).toContain('Edition 3');
  });

  it('its list, on two pages, by category and by year', () => {
    for (const address of [
      LIST,
      `${LIST}/page/2`,
      `${LIST}/category/data`,
      `${LIST}/category/operations`,
      `${LIST}/archive/2021`,
      `${LIST}/archive/2023`,
    ]) {
      expect([address, copy.hasPage(address)]).toEqual([address, true]);
    }
    expect(copy.hasPage(`${LIST}/page/3`)).toBe(false);
    expect(copy.page(LIST)).toContain(`href="${LIST}/page/2"`);
  });

  it('its place in the menu, which is marked on its pages', () => {
    expect(copy.page('/')).toContain(`href="${LIST}"`);
    expect(copy.page(PAPER)).toMatch(
      new RegExp(
        `<a[^>]*(?:aria-current="true"[^>]*href="${LIST}"|href="${LIST}"[^>]*aria-current="true")`,
      ),
    );
  });

  it('entries of the search, of its own kind', () => {
    const found = searchFragments(copy.root).filter(({ url: address }) =>
      address.startsWith('/whitepaper/'),
    );
    expect(found).toHaveLength(ITEMS);
    for (const { filters } of found) expect(filters).toMatchObject({ kind: ['White paper'] });
  });

  it('a share picture of each item', () => {
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(copy.page(PAPER)) ?? [];
    const name = new URL(picture).pathname.slice(1);
    expect(name).toMatch(/^share\/plain-[0-9a-f]{32}\.png$/);
    expect(copy.has(name)).toBe(true);
  });

  it('feeds, which its pages name', () => {
    const rss = parseXml(copy.read(`${LIST.slice(1)}/feed.rss`));
    const [channel] = named(rss, 'channel');
    expect(channel && textOf(channel, 'title')).toMatch(/: White papers$/);
    expect(channel && named(channel, 'item')).toHaveLength(ITEMS);
    for (const name of ['feed.atom', 'feed.jsonfeed']) {
      expect(copy.read(`${LIST.slice(1)}/${name}`)).toContain('quartzite');
    }
    expect(copy.page(PAPER)).toContain(`href="${url}${LIST}/feed.rss"`);
  });

  it('entries of the sitemap and of llms.txt', () => {
    const parts = copy.files().filter((name) => /^sitemap-.*\.xml$/.test(name));
    const own = parts.filter((name) => name.includes('whitepaper'));
    expect(own.length).toBeGreaterThanOrEqual(3);
    const entries = own.flatMap((name) => named(parseXml(copy.read(name)), 'url'));
    expect(entries).toHaveLength(ITEMS);
    const llms = copy.read('llms.txt');
    expect(llms).toContain('## Newest white papers');
    expect(llms).toContain(`${url}${PAPER}`);
  });

  it('a type in GraphiQL, of which every field is described', () => {
    const { definitions } = parse(copy.schema());
    const type = definitions.find(
      (each) => each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === 'Whitepaper',
    );
    if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error('There is no type Whitepaper.');
    expect(type.description?.value).toBe('A paper that treats one question at length.');
    const fields = type.fields ?? [];
    const names = fields.map(({ name }) => name.value);
    expect(names).toEqual(
      expect.arrayContaining(['edition', 'html', 'image', 'category_path', 'related']),
    );
    // Those of Gatsby's interface `Node` are Gatsby's.
    const own = fields.filter(
      ({ name }) => !['id', 'parent', 'children', 'internal'].includes(name.value),
    );
    expect(
      own.filter(({ description }) => !description?.value).map(({ name }) => name.value),
    ).toEqual([]);
  });
});

describe('in a browser', () => {
  it('its list is refined live', async () => {
    await visit(`${LIST}?title=queue`, async (page) => {
      await hydrated(page);
      await page
        .getByRole('heading', { level: 2, name: '1 white paper with “queue” in the title' })
        .waitFor();
      await page.getByRole('link', { name: 'The price of a queue' }).waitFor();
    });
  });

  it('an address that leads nowhere is led to the item that was meant', async () => {
    await visit('/whitepaper/the-price-of-a-quene', async (page) => {
      const nearest = page.getByRole('link', { name: 'White paper: The price of a queue' });
      await nearest.waitFor();
      expect(await nearest.getAttribute('href')).toBe(PAPER);
    });
  });

  it('an item that was published after the build is looked up, and found in the list', async () => {
    await api?.end();
    copy.addItem(`
- id: whitepaper-new
  slug: newer-than-the-build
  title: Newer than the build
  edition: '9'
  published_at: 2023-11-01T09:00:00Z
  content: |
    ## After the build

    Basalt.
`);
    await startApi();
    await visit('/whitepaper/newer-than-the-build', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Newer than the build' }).waitFor();
      await page.getByText('Edition 9').waitFor();
    });
    await visit(`${LIST}?title=newer`, async (page) => {
      await hydrated(page);
      await page.getByRole('link', { name: 'Newer than the build' }).waitFor();
    });
  });
});
