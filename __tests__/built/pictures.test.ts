/** Pictures as they were made: in every width that the specification names, and in no more than their originals have. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../pipeline/files';
import { PICTURE_WIDTHS } from '../../src/pictures/build/images';
import { builtSite } from '../support/built-site';
import { wronglyShared } from '../support/shared-as';
import { widePictures, type WidePicture } from '../support/wide-pictures';

const ADDRESSES = /\/static\/[^\s"'\\,<>()]+/g;
/** Optimised pictures: each in a folder of its original's digest, and of its arguments. */
const MADE = /^static\/[0-9a-f]{20}\/[0-9a-f]{5}\//;

test('every picture that was made is one that a page or its data names', () => {
  const { publicDir } = builtSite();
  const files = listFiles(publicDir);
  const named = new Set(
    files
      .filter((name) => /\.(?:html|json)$/.test(name))
      .flatMap((name) => fs.readFileSync(path.join(publicDir, name), 'utf8').match(ADDRESSES) ?? [])
      .map((address) => decodeURI(address).slice(1)),
  );
  const made = files.filter((name) => MADE.test(name));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((name) => !named.has(name))).toEqual([]);
});

test('every page is shared with a picture that every network shows, and that is as the page says', async () => {
  const { publicDir: root } = builtSite();
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
  const pages = listFiles(root).filter(
    (name) =>
      /^(?!_gatsby\/)(?:.*\/)?(?:index|404)\.html$/.test(name) &&
      !read(name).includes('http-equiv="refresh"'),
  );
  expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', 'search/index.html']));
  expect(await wronglyShared({ root, read }, pages)).toEqual([]);
});

describe('the pictures at the head of articles', () => {
  let root: string;
  let pictures: WidePicture[];
  beforeAll(() => {
    root = builtSite().publicDir;
    pictures = widePictures(root);
  });

  test('§9 come in every specified width that their originals have, and in the original’s own below the next', () => {
    expect(pictures.length).toBeGreaterThan(0);
    for (const { url, width, offers } of pictures) {
      const own = Math.min(width, Math.max(...PICTURE_WIDTHS));
      const widths = [...new Set(offers.values())].sort((a, b) => a - b);
      expect([url, widths]).toEqual([url, [...PICTURE_WIDTHS.filter((each) => each < own), own]]);
    }
  });

  test('are of originals so large that 1920, 2048 and 3840 are really made', () => {
    const made = new Set(pictures.flatMap(({ offers }) => [...offers.values()]));
    expect(PICTURE_WIDTHS.filter((width) => !made.has(width))).toEqual([]);
  });

  test('are files as wide as they say', async () => {
    for (const [address, width] of pictures.flatMap(({ offers }) => [...offers])) {
      const { width: found } = await sharp(path.join(root, decodeURI(address))).metadata();
      expect([address, found]).toEqual([address, width]);
    }
  });
});

test('the cover of a case study is made whole: it may be a chart', async () => {
  const { publicDir } = builtSite();
  const originals = 'admin-api/content/pictures';
  const ratio = (width: number, height: number) => (width / height).toFixed(2);
  const covers = listFiles(publicDir).flatMap((name) => {
    if (!/^case-study\/[^/]+\/index\.html$/.test(name)) return [];
    const html = fs.readFileSync(path.join(publicDir, name), 'utf8');
    const cover =
      /<img[^>]* fetchPriority="high"[^>]* src="[^"]*\/([^/"]+)"[^>]* width="(\d+)" height="(\d+)"/;
    const [, file, width, height] = cover.exec(html) ?? [];
    return file ? [{ file, made: ratio(Number(width), Number(height)) }] : [];
  });
  expect(covers.length).toBeGreaterThan(5);
  for (const { file, made } of covers) {
    const { width, height } = await sharp(path.join(originals, file)).metadata();
    expect([file, made]).toEqual([file, ratio(width, height)]);
  }
});
