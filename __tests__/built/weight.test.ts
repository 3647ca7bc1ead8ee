/** Sizes of the built pages and the parts of the application, packed: the same on every machine. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../pipeline/files';
import { builtSite } from '../support/built-site';
import { fileOf, kB, over, packed, packedFiles } from '../support/sizes';

/** Pages with drawings, code and tables. The tests' site has half a kilobyte more than the samples, in its policy. */
const HEAVIEST_KB = 30;
/** The shell and its styles are 15 of it; the aim is 25. */
const HOME_KB = 28.4;
/** A ratchet. */
const HALF_KB = 22.4;

describe('the application', () => {
  // That one cleans the text of an item newer than the build, by all rules of the build.
  const RICH_TEXT = { name: /^rich-text-/, kB: 36 };

  test(`comes in parts of at most 25 kB, and one of ${RICH_TEXT.kB}`, () => {
    const { publicDir } = builtSite();
    const parts = fs
      .readdirSync(publicDir)
      .filter((name) => name.endsWith('.js') && !/^(?:framework|app|polyfill)-/.test(name));
    expect(parts.length).toBeGreaterThan(5);
    const found = Object.fromEntries(parts.map((name) => [name, packedFiles([name])]));
    const isAllowed = ([name, size]: [string, number]) =>
      RICH_TEXT.name.test(name) && size <= RICH_TEXT.kB;
    expect(Object.entries(over(found, 25)).filter((part) => !isAllowed(part))).toEqual([]);
  });
});

describe('the HTML of a page, with its styles', () => {
  const pages = () =>
    listFiles(builtSite().publicDir).filter((name) => /(?:^|\/)(?:index|404)\.html$/.test(name));
  /** The lightest first. */
  let weights: readonly (readonly [name: string, weight: number])[];
  beforeAll(() => {
    weights = pages()
      .map((name) => [name, packed(fs.readFileSync(fileOf(name)))] as const)
      .sort(([, a], [, b]) => a - b);
  });

  test(`weighs at most ${HALF_KB} kB on half of all pages, and ${HEAVIEST_KB} on the heaviest`, () => {
    const heavy = weights.filter(([, weight]) => weight > HEAVIEST_KB);
    expect(heavy).toEqual([]);
    expect(weights[Math.floor(weights.length / 2)]?.[1]).toBeLessThanOrEqual(HALF_KB);
  });

  test('weighs at most 25 kB by Brotli, as hosts send it, on each of the twelve heaviest and the home page', () => {
    const heaviest = weights.slice(-12).map(([name]) => name);
    const found = [...heaviest, 'index.html'].map(
      (name) => [name, kB(brotliCompressSync(fs.readFileSync(fileOf(name))).length)] as const,
    );
    expect(over(Object.fromEntries(found), 25)).toEqual({});
  });

  test(`weighs at most ${HOME_KB} kB on the home page`, () => {
    expect(packed(fs.readFileSync(fileOf('index.html')))).toBeLessThanOrEqual(HOME_KB);
  });

  test('holds each rule once', () => {
    for (const name of pages()) {
      const html = fs.readFileSync(fileOf(name), 'utf8');
      const blocks = [...html.matchAll(/<style data-styles="true">([\s\S]*?)<\/style>/g)];
      // A page that has moved has none.
      expect([name, blocks.length <= 1]).toEqual([name, true]);
      const texts = (blocks[0]?.[1] ?? '').match(/hanging-punctuation/g) ?? [];
      expect([name, texts.length <= 1]).toEqual([name, true]);
    }
  });
});
