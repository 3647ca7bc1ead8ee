import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pictureShards, writePictureIndex } from '../../../src/live/build/picture-index';
import type { Snapshot } from '../../../src/pull/snapshot/types';
import { pictureShardPath } from '../../../src/live/look-up/picture-index';

const cdn = (name: string) => `https://cdn.example/${name}.jpg`;
const rich = (...names: string[]) => ({
  html: '',
  headings: [],
  words: 1,
  excerpt: '',
  pictures: names.map((name) => ({ url: cdn(name), alt: '' })),
});
const item = (slug: string, fields: object, texts: object = {}) => ({ slug, fields, rich: texts });

const snapshot = {
  manifest: {
    pictures: Object.fromEntries(['a', 'b', 'c', 'face', 'logo'].map((name) => [cdn(name), {}])),
  },
  items: {
    client: [item('', { image_cdn: cdn('logo') })],
    post: [
      item(
        'one',
        { image_cdn: cdn('a'), author: { image_cdn: cdn('face') } },
        { content: rich('lost', 'b', 'c') },
      ),
      item('two', { image_cdn: cdn('lost') }),
    ],
    caseStudy: [item('bank', { image_cdn: cdn('a') }, { challenge: rich('a') })],
    pressRelease: [],
    job: [],
  },
} as unknown as Snapshot;

const places = (name: string) =>
  pictureShards(snapshot).get(pictureShardPath(cdn(name)))?.[cdn(name)];

describe('the index of pictures', () => {
  it('says which page has a picture, and for what', () => {
    expect(places('a')).toMatchObject({ text: ['/case-study/bank', 'challenge_html', 0] });
    expect(['/blog/one', '/case-study/bank']).toContain(places('a')?.head);
    expect(places('face')).toEqual({ portrait: '/blog/one' });
  });

  it('counts in texts only what the page shows', () => {
    expect(places('b')).toEqual({ text: ['/blog/one', 'html', 0] });
    expect(places('c')).toEqual({ text: ['/blog/one', 'html', 1] });
  });

  it('knows nothing of pictures that could not be fetched, or that no such page has', () => {
    expect(places('lost')).toBeUndefined();
    expect(places('logo')).toBeUndefined();
  });

  it('knows a picture by the part of its address that lasts, unless several have it', () => {
    const [marked, one, two] = ['a', 'b', 'c'].map((mark) => `#bytes=${mark.repeat(16)}`);
    const several = {
      manifest: {
        pictures: {
          [`${cdn('a')}${marked}`]: {},
          [`${cdn('b')}${one}`]: {},
          [`${cdn('b')}${two}`]: {},
        },
      },
      items: {
        post: [
          item('one', { image_cdn: `${cdn('a')}${marked}` }),
          item('two', { image_cdn: `${cdn('b')}${one}` }),
          item('three', { image_cdn: `${cdn('b')}${two}` }),
        ],
        ...{ client: [], caseStudy: [], pressRelease: [], job: [] },
      },
    } as unknown as Snapshot;
    const shards = [...pictureShards(several).values()];
    expect(Object.assign({}, ...shards)).toEqual({ [cdn('a')]: { head: '/blog/one' } });
  });

  it('takes the place of an earlier one', () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-index-'));
    fs.mkdirSync(path.join(directory, 'picture-index'));
    fs.writeFileSync(path.join(directory, 'picture-index', 'old.json'), '{}');
    writePictureIndex(directory, snapshot);
    const files = fs.readdirSync(path.join(directory, 'picture-index'));
    expect(files).toHaveLength(pictureShards(snapshot).size);
    expect(files).not.toContain('old.json');
    fs.rmSync(directory, { recursive: true });
  });
});
