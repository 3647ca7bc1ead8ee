import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Reporter } from 'gatsby';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { shareCard } from '../../../src/share-pictures/build/card';
import { drawSharePicture } from '../../../src/share-pictures/build/draw';
import { wantedOf } from '../../../src/share-pictures/build/wanted';
import { writeSharePictures } from '../../../src/share-pictures/build/write';
import { articleCloth } from '../../../src/cloth/weaving/article-cloth';
import { clothSeed } from '../../../src/share-pictures/build/cloth-seed';
import { photoAddress } from '../../../src/share-pictures/share-photo';
import { shareAddress, type ShareCard } from '../../../src/share-pictures/share-picture';
import { headOf, type HeadFacts } from '../../../src/seo/head-of';
import { listFiles } from '../../../pipeline/files';
import { DIGEST_BYTES, PictureStore } from '../../../src/pictures/build/picture-store';
import { quarters } from '../../data-layer/pictures/sample-pictures';
import { scratchForEach } from '../../support/scratch-for-each';

const SITE = 'https://site.example';
const card = { title: 'Three threads', path: '/blog/three', service: null };
const cardOf = (each: ShareCard) =>
  shareCard(each, articleCloth(clothSeed(each.path), each.service ?? undefined));

/** A page's HTML as the built site has it. */
function pageOf(facts: Partial<HeadFacts> & { path: string; title: string }): string {
  const tags = headOf({ description: 'Words.', ...facts }, SITE).meta.map((tag) =>
    renderToStaticMarkup(createElement('meta', { 'data-react-helmet': 'true', ...tag })),
  );
  return `<html><head>${tags.join('')}</head><body><meta property="og:image" content="${SITE}/share/plain-0.png"></body></html>`;
}

describe('the card that a page asks for', () => {
  it('is read from its HTML', () => {
    const title = 'Tom & “Jerry’s” "own" <b>';
    expect(wantedOf(pageOf({ path: '/blog/three', title }))).toEqual({
      address: shareAddress({ ...card, title }),
      card: { ...card, title },
    });
    const study = pageOf({ path: '/case-study/x', title: 'X', service: 'cloud' });
    expect(wantedOf(study)).toMatchObject({ card: { service: 'cloud' } });
    const service = pageOf({ path: '/services/insurtech', title: 'Insurance' });
    expect(wantedOf(service)).toMatchObject({ card: { service: 'insurtech' } });
  });

  it('is none where it shows the card of its list', () => {
    const cardOf = { title: 'Blog', path: '/resources/blogs' };
    expect(wantedOf(pageOf({ cardOf, path: '/a', title: 'A' }))).toBeNull();
  });

  it('is the crop of its own picture where that can be shared', () => {
    const address = photoAddress('a'.repeat(64));
    const page = (share_url: string | null) =>
      pageOf({ image: { share_url, alt: 'A loom' }, path: '/a', title: 'A' });
    const originals = new Map([[address, '/objects/a']]);
    expect(wantedOf(page(address), originals)).toEqual({ address, original: '/objects/a' });
    expect(wantedOf(page(null), originals)).toMatchObject({ card: { title: 'A' } });
  });

  it('is drawn for pages, too, that search engines leave out', () => {
    expect(wantedOf(pageOf({ noIndex: true, path: '/404', title: 'Gone' }))).toMatchObject({
      card: { title: 'Gone', path: '/404' },
    });
  });
});

describe('a share picture', () => {
  it('is 1200 by 630, and at most 100 kB', async () => {
    const titles = [
      'Three threads',
      'Word '.repeat(60),
      'x'.repeat(400),
      'Łódź',
      '日本語',
      '🧵',
      '',
    ];
    for (const title of titles) {
      const png = await drawSharePicture({ ...card, title });
      const { width, height, format } = await sharp(png).metadata();
      expect({ title, width, height, format }).toEqual({
        title,
        width: 1200,
        height: 630,
        format: 'png',
      });
      expect(png.length).toBeLessThan(100_000);
    }
  });

  it('keeps every title within its column', async () => {
    for (const title of [
      'Word '.repeat(60),
      'W'.repeat(400),
      'We build and run critical software',
    ]) {
      const { data, info } = await sharp(await drawSharePicture({ ...card, title }))
        .extract({ left: 712, top: 0, width: 48, height: 630 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
      expect([title, [...colours]]).toEqual([title, [0xf7f3ea]]);
    }
  });

  it('leaves out a title whose letters it does not have, and says no wrong ones', () => {
    expect(cardOf({ ...card, title: '日本語の題名' })).toBe(cardOf({ ...card, title: '' }));
    expect(cardOf({ ...card, title: 'Thread 🧵' })).toBe(cardOf({ ...card, title: 'Thread' }));
  });

  // The one hash of what readers have seen, of covers too: they are the same cloth.
  it('is always the same; where this fails, raise VERSION in src/share-pictures/share-picture.ts as well', () => {
    const hash = createHash('sha256');
    for (const each of [
      card,
      { title: 'Cloud', path: '/services/cloud', service: 'cloud' as const },
    ]) {
      hash.update(cardOf(each));
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('f5709775174fcd1e');
  });
});

describe('the share pictures of an output', () => {
  const scratch = scratchForEach();
  const activityTimer = jest.fn((_activity: string) => ({
    start: () => undefined,
    end: () => undefined,
  }));
  const reporter = { activityTimer } as unknown as Reporter;
  beforeEach(() => {
    activityTimer.mockClear();
  });
  const shared = () => fs.readdirSync(scratch.file('public/share')).sort();
  const write = (originals = new Map<string, string>()) =>
    writeSharePictures(
      scratch.file('public'),
      ['/a', '/b', '/c', '/404.html'],
      originals,
      reporter,
    );

  it('are drawn once; a changed title changes its own alone', async () => {
    const put = (a: string) =>
      scratch.writeAll('public', {
        'a/index.html': pageOf({ path: '/a', title: a }),
        'b/index.html': pageOf({ path: '/b', title: 'B' }),
        'c/index.html': pageOf({ path: '/c', title: 'C', cardOf: { path: '/b', title: 'B' } }),
      });
    put('A');
    await write();
    const first = shared();
    expect(first).toHaveLength(2);
    expect(activityTimer).toHaveBeenCalledTimes(1);
    await write();
    expect(shared()).toEqual(first);
    expect(activityTimer).toHaveBeenCalledTimes(1);
    put('A, again');
    await write();
    expect(activityTimer).toHaveBeenLastCalledWith('draw share pictures (1)');
    // Pictures that no page uses any more leave the output.
    expect(shared()).toHaveLength(2);
    expect(shared().filter((name) => !first.includes(name))).toHaveLength(1);
    for (const name of shared()) {
      const { width } = await sharp(scratch.file(`public/share/${name}`)).metadata();
      expect(width).toBe(1200);
    }
  });

  it('are cropped once from a picture that pages have in common; another picture has another', async () => {
    const hashes = ['a', 'b'].map((letter) => letter.repeat(64));
    const addresses = hashes.map(photoAddress);
    const [one = '', other = ''] = addresses;
    const originals = new Map<string, string>();
    for (const [at, address] of addresses.entries()) {
      const bytes = await quarters(1600 + 100 * at, 1000, 1)
        .jpeg()
        .toBuffer();
      originals.set(address, scratch.write(`objects/${at}`, bytes));
    }
    const put = (name: string, share_url: string) =>
      scratch.write(
        `public/${name}/index.html`,
        pageOf({ path: `/${name}`, title: name, image: { share_url, alt: '' } }),
      );
    const drawn = () => activityTimer.mock.calls.map(([activity]) => activity);
    put('a', one);
    put('b', one);
    await write(originals);
    expect(shared()).toEqual([path.basename(one)]);
    expect(drawn()).toEqual(['draw share pictures (1)']);
    const file = scratch.file(`public${one}`);
    expect(await sharp(file).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
    });
    const before = fs.readFileSync(file);
    await write(originals);
    expect(drawn()).toHaveLength(1);
    put('a', other);
    await write(originals);
    expect(drawn()).toHaveLength(2);
    expect(shared()).toEqual([one, other].map((address) => path.basename(address)).sort());
    expect(fs.readFileSync(file)).toEqual(before);
  });

  it('are drawn for the page of addresses that lead nowhere', async () => {
    scratch.write('public/404.html', pageOf({ path: '/404', title: 'Gone', noIndex: true }));
    await write();
    expect(shared()).toEqual([
      path.basename(shareAddress({ title: 'Gone', path: '/404', service: null })),
    ]);
  });

  it('come from the store of the machine where the output is gone, and are drawn where that is damaged', async () => {
    const store = scratch.file('machine');
    process.env['OPENED_PICTURE_STORE'] = store;
    const anew = async () => {
      fs.rmSync(scratch.file('public/share'), { recursive: true, force: true });
      await write();
      return shared().map((name) => fs.readFileSync(scratch.file(`public/share/${name}`)));
    };
    const pages = { 'a/index.html': pageOf({ path: '/a', title: 'A' }) };
    scratch.writeAll('public', pages);
    try {
      const [drawn] = await anew();
      const [kept = ''] = listFiles(store);
      const file = path.join(store, kept);
      // Not what a drawing would give: it was taken.
      const given = Buffer.from('given');
      await (await PictureStore.open(store)).give(path.basename(kept), given);
      expect(await anew()).toEqual([given]);
      fs.writeFileSync(file, 'damaged');
      expect(await anew()).toEqual([drawn]);
      expect(fs.readFileSync(file).subarray(DIGEST_BYTES)).toEqual(drawn);
      // A store that cannot be used costs the time to draw.
      process.env['OPENED_PICTURE_STORE'] = file;
      expect(await anew()).toEqual([drawn]);
    } finally {
      delete process.env['OPENED_PICTURE_STORE'];
    }
  });
});

it('grows the cloth from an article’s slug, as its cover is, and from any other page’s path', () => {
  expect(clothSeed('/blog/na%C3%AFve')).toBe('naïve');
  expect(clothSeed('/services/cloud/')).toBe('/services/cloud');
  expect(clothSeed('/')).toBe('/');
  // A role has no cover.
  expect(clothSeed('/corporate-overview/careers/weaver')).toBe(
    '/corporate-overview/careers/weaver',
  );
});
