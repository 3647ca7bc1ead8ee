/** The pull's small parts, each by itself. */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { CODE_OF_ITEMS } from '../../src/pull/derivation';
import { forEachLimited } from '../../src/lib/limit';
import { AdminApiError } from '../../src/pull/admin-api/errors';
import { backoffMs } from '../../src/pull/admin-api/http';
import { collectionKeys } from '../../src/collections/build-rows';
import { parseAcceptShrink } from '../../src/pull/accept-shrink';
import { optionsFromEnvironment } from '../../src/pull/options';
import { stableJson } from '../../src/lib/build/digest';
import { PRODUCTION_HOST, QA_HOST } from '../support/hosts';

describe('ACCEPT_SHRINK', () => {
  test.each([
    ['job,award', ['job', 'award']],
    ['caseStudy, case-studies', ['caseStudy']],
    ['NewsAndPressRelease', ['pressRelease']],
    ['posts,blog-posts,BlogPost', ['post']],
    ['', []],
    ['1', [...collectionKeys, 'pictures']],
    ['pictures, job', ['pictures', 'job']],
  ])('%j means %j', (value, keys) => expect([...parseAcceptShrink(value)]).toEqual(keys));

  test('says which names it knows', () => {
    expect(() => parseAcceptShrink('job,jbo')).toThrow(
      '"jbo". Its names are client, caseStudy, post',
    );
  });
});

describe('waiting', () => {
  test('doubles, within half of itself', () => {
    expect([0, 1, 2].map((n) => backoffMs(n, 100, () => 0))).toEqual([50, 100, 200]);
    expect([0, 1, 2].map((n) => backoffMs(n, 100, () => 1))).toEqual([100, 200, 400]);
  });
});

describe('limited parallelism', () => {
  test('starts nothing more after a failure', async () => {
    let started = 0;
    const work = forEachLimited(Array.from({ length: 100 }), 2, async () => {
      started += 1;
      await Promise.resolve();
      if (started >= 5) throw new Error('enough');
    });
    await expect(work).rejects.toThrow('enough');
    expect(started).toBeLessThan(10);
  });

  test('tells of a failure when nothing is under way any more, and of the first', async () => {
    let underWay = 0;
    const work = forEachLimited([30, 5, 20, 10, 1], 4, async (ms) => {
      underWay += 1;
      await new Promise((resolve) => setTimeout(resolve, ms));
      underWay -= 1;
      throw new Error(`after ${ms}`);
    });
    await expect(work).rejects.toThrow('after 5');
    expect(underWay).toBe(0);
  });
});

describe('the settings', () => {
  test('tolerate a trailing slash and say so', () => {
    const { options, notes } = optionsFromEnvironment({ ADMIN_API_URL: 'http://a.example/api/' });
    expect(options.adminApiUrl).toBe('http://a.example/api');
    expect(notes[0]).toContain('ends with a slash');
  });

  test('are all named where they are wrong', () => {
    const read = (): unknown =>
      optionsFromEnvironment({
        ADMIN_API_URL: 'ftp://x',
        ADMIN_API_TIMEOUT_MS: 'soon',
        ACCEPT_SHRINK: 'x',
        ADMIN_API_MAX_PAGES: '0',
      });
    for (const words of [
      'ADMIN_API_URL must',
      'ADMIN_API_TIMEOUT_MS must',
      'ACCEPT_SHRINK names',
      'ADMIN_API_MAX_PAGES must',
    ]) {
      expect(read).toThrow(words);
    }
    expect(() => optionsFromEnvironment({ ADMIN_API_TIMEOUT_MS: '300001' })).toThrow(
      '300000 or less',
    );
    expect(() => optionsFromEnvironment({ ADMIN_API_URL: 'http://me:secret@a.example' })).toThrow(
      'no user name or password',
    );
  });

  test('of a public site name the admin API that browsers call, never the visitor’s own machine', () => {
    const unknown = { SITE_URL: 'https://www.unknown.com' };
    const read = (environment: Record<string, string>) => optionsFromEnvironment(environment);
    expect(() => read(unknown)).toThrow(
      /^GATSBY_ADMIN_API_QA is not set.*www\.unknown\.com.*company\.yaml/,
    );
    expect(() => read({ SITE_URL: `https://${QA_HOST}.com` })).toThrow('GATSBY_ADMIN_API_QA');
    // A wrong one is the operator's own word, as of somebody who measures on one machine.
    expect(
      read({ ...unknown, GATSBY_ADMIN_API_QA: 'http://127.0.0.1:4000/api' }).options.siteUrl,
    ).toBe(unknown.SITE_URL);
    for (const url of [
      'http://127.0.0.1:9000',
      'http://192.168.1.5:9000',
      `https://${PRODUCTION_HOST}`,
    ])
      expect(read({ SITE_URL: url }).options.siteUrl).toBe(url);
  });

  test('never show a secret', () => {
    const url = 'https://me:secret@a.example/api/posts?page=2&key=secret#x';
    const error = new AdminApiError({ kind: 'status', call: 'posts', url, what: '', check: '' });
    expect(error.message).toContain('(https://a.example/api/posts?page=2&key=…)');
    expect(`${error.message} ${error.url}`).not.toContain('secret');
  });
});

test('items are made by no code but that whose change makes them anew', async () => {
  const root = path.join(__dirname, '../..');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/pull/read-details.ts', 'src/rich-text/build/index.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: 'unwritten',
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules).toContain('src/collections/clean-fields.ts');
  const counts = (module: string) => CODE_OF_ITEMS.some((at) => module.startsWith(`${at}/`));
  expect(modules.filter((module) => !counts(module))).toEqual([]);
});

test('equal values give equal JSON', () => {
  expect(stableJson({ b: [{ d: 1, c: undefined }], a: null })).toBe(
    stableJson({ a: null, b: [{ d: 1 }] }),
  );
  expect(stableJson({ a: 1 })).not.toBe(stableJson({ a: '1' }));
});
