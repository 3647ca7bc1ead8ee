/** State on disk: renames, duplicates, generations, damage, two pulls at a time, pictures. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { sampleContent, samplePost } from '../support/fault-content';
import { pullBench } from '../support/pull-bench';
import { isFull } from '../support/test-length';
import { openStore } from '../../src/pull/snapshot/store';
import { SNAPSHOT_SCHEMA_VERSION } from '../../src/pull/snapshot/types';
import { keepGeneration, listGenerations, readSnapshot } from '../../src/pull/snapshot/read';

const bench = pullBench();
const late = { updated_at: '2026-11-01T00:00:00Z' };

function manifestFile(state: string, generation: string): string {
  return path.join(state, 'content/generations', generation, 'manifest.json');
}

describe('slugs', () => {
  test('that are bad or taken cost their item, and nobody else', async () => {
    const bad = ['../../../x', 'a/b', '', 'page', 'POST-1', 'a\u0000b'];
    bench.server.content.post.push(
      ...bad.map((slug, n) => samplePost(100 + n, { slug, published_at: '2026-11-01T00:00:00Z' })),
      samplePost(200, { slug: 'naïve räder', title: 'Fine' }),
    );
    const state = bench.empty();
    expect((await state.pull(bench.server.url)).message?.outcome).toBe('live');
    expect(state.ids('post').filter((id) => Number(id) >= 100)).toEqual(['200']);
    expect(state.ids('post')).toHaveLength(13);
    const told = state.problems('post');
    expect(told.map(({ id }) => id)).toEqual(['100', '101', '102', '103', '104', '105']);
    expect(told.every(({ kind, field }) => kind === 'item-left-out' && field === 'slug')).toBe(
      true,
    );
    expect(told[4]?.message).toContain(
      'belongs to item 1 (they differ by case or Unicode form alone)',
    );
  });

  test('stay with who held them; the other keeps its own', async () => {
    const state = bench.pulled();
    // An older item now claims the slug of post 5.
    Object.assign(bench.post(1), { slug: 'post-5', ...late });
    await state.pull(bench.server.url);
    const slugs = Object.fromEntries(state.items('post').map(({ id, slug }) => [id, slug]));
    expect([slugs['5'], slugs['1']]).toEqual(['post-5', 'post-1']);
    expect(state.problems('post')[0]).toMatchObject({ kind: 'item-kept', id: '1' });
  });
});

describe('a snapshot', () => {
  test('has the same hash for the same content, whoever pulled it and when', async () => {
    const [one, other] = [bench.pulled(), bench.empty()];
    await other.pull(bench.server.url);
    expect(other.snapshot().manifest.hash).toBe(one.snapshot().manifest.hash);
    expect(other.snapshot().manifest.generation).not.toBe(one.snapshot().manifest.generation);
  });

  test('that is damaged is not used: the one before is, and that is said', async () => {
    const state = bench.pulled();
    const [good = ''] = listGenerations(state.path);
    Object.assign(bench.post(5), { title: 'Newer', ...late });
    const newer = (await state.pull(bench.server.url)).message?.generation ?? '';
    writeFileSync(
      manifestFile(state.path, newer),
      readFileSync(manifestFile(state.path, newer), 'utf8').slice(0, 500),
    );
    expect(() => state.snapshot()).toThrow('the manifest is not valid JSON');
    bench.server.faults.posts = { kind: 'status', status: 400 };
    const run = await state.pull(bench.server.url);
    expect(run.message?.outcome).toBe('older-content');
    expect(run.output).toContain(`The snapshot ${newer} cannot be used`);
    expect(run.output).toContain(`The snapshot ${good} is used instead`);
    expect(state.items('post').find(({ id }) => id === '5')?.fields['title']).toBe('Post 5');
  });

  test('of another version, or with an object changed on disk, is not used either', async () => {
    const state = bench.pulled();
    const [name = ''] = listGenerations(state.path);
    const file = manifestFile(state.path, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(`"schemaVersion":${SNAPSHOT_SCHEMA_VERSION}`, '"schemaVersion":0'),
    );
    expect(() => state.snapshot()).toThrow('it has version 0');
    writeFileSync(file, text);
    const { manifest, objectPath } = state.snapshot();
    writeFileSync(objectPath(manifest.collections.post.object), '{}\n');
    expect(() => readSnapshot(state.path)).toThrow('does not hold what its name says');
    // Items that nobody asks for are not read.
    expect(Object.keys(readSnapshot(state.path, undefined, ['job']).items)).toEqual(['job']);
    expect((await state.pull(bench.server.url)).message?.outcome).toBe('live');
    expect(state.ids('post')).toHaveLength(12);
  });

  test('is kept with four before it, and old objects go only when nothing refers to them', async () => {
    const state = bench.pulled();
    const store = await openStore(state.path);
    const { manifest } = state.snapshot();
    for (let n = 1; n <= 6; n += 1) {
      await store.writeGeneration({ ...manifest, generation: `20990101T00000000${n}Z-x` });
    }
    const young = await store.putObject('young and unused');
    const old = await store.putObject('old and unused');
    const hours = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(store.objectPath(old), hours, hours);
    utimesSync(store.objectPath(manifest.collections.post.object), hours, hours);
    await store.prune(Date.now());
    expect(listGenerations(state.path)).toHaveLength(5);
    expect([await store.hasObject(young), await store.hasObject(old)]).toEqual([true, false]);
    expect(state.ids('post')).toHaveLength(12);
  });

  test('is kept where the public release was made of it, however many come after', async () => {
    const state = bench.pulled();
    const store = await openStore(state.path);
    const { manifest } = state.snapshot();
    keepGeneration(state.path, manifest.generation);
    for (let n = 1; n <= 8; n += 1) {
      await store.writeGeneration({ ...manifest, generation: `20990101T00000000${n}Z-x` });
    }
    await store.prune(Date.now());
    const kept = listGenerations(state.path);
    expect(kept).toHaveLength(6);
    expect(kept.at(-1)).toBe(manifest.generation);
  });

  test('is whole when two pulls write it at a time', async () => {
    const state = bench.empty();
    const runs = await Promise.all([1, 2].map(() => state.startCommand(bench.server.url).ended));
    expect(runs.map(({ status }) => status)).toEqual([0, 0]);
    for (const { message } of runs) {
      expect(readSnapshot(state.path, message?.generation).items.post).toHaveLength(12);
    }
    const left = readdirSync(path.join(state.path, 'content'), { recursive: true }).map(String);
    expect(left.filter((name) => name.includes('.tmp-'))).toEqual([]);
  });

  test('never trusts an object whose bytes are not what its name says', async () => {
    const state = bench.empty();
    const store = await openStore(state.path);
    const hash = await store.putObject('whole');
    writeFileSync(store.objectPath(hash), 'who');
    const another = await openStore(state.path);
    expect([await another.hasObject(hash), await another.readObject(hash)]).toEqual([false, null]);
    await another.putObject('whole');
    expect(readFileSync(store.objectPath(hash), 'utf8')).toBe('whole');
    expect(() => store.objectPath('../../x')).toThrow('is not the name of an object');
  });
});

describe('pictures', () => {
  const plain = (): Promise<Buffer> =>
    sharp({ create: { width: 64, height: 40, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();

  test('are fetched once each, and a failing one costs itself alone', async () => {
    const { server } = bench;
    server.files.set('/media/good.png', { body: await plain() });
    server.files.set('/media/page.png', { body: '<h1>Not found</h1>', type: 'text/html' });
    const src = `${server.origin}/media/good.png`;
    Object.assign(bench.post(1), {
      image_cdn: src,
      content: `<p>Text</p><img src="${src}" alt="Blue">`,
    });
    Object.assign(bench.post(2), {
      image_cdn: src,
      author: { name: 'Team', image_cdn: `${server.origin}/media/none.png` },
    });
    Object.assign(bench.post(3), { image_cdn: `${server.origin}/media/page.png` });
    const state = bench.empty();
    expect((await state.pull(server.url)).message?.outcome).toBe('live');
    const { manifest, objectPath } = state.snapshot();
    expect(Object.keys(manifest.pictures)).toEqual([src]);
    expect(manifest.pictures[src]).toMatchObject({ format: 'png', width: 64, height: 40 });
    expect(readFileSync(objectPath(manifest.pictures[src]?.hash ?? ''))).toEqual(await plain());
    expect(server.requests.filter(({ path: asked }) => asked === '/media/good.png')).toHaveLength(
      1,
    );
    expect(state.problems('post').map(({ kind, id, field }) => [kind, id, field])).toEqual([
      ['picture-failed', '3', 'image_cdn'],
      ['picture-failed', '2', 'author.image_cdn'],
    ]);
    expect(state.ids('post')).toHaveLength(12);
  });

  test('are told of without what their addresses are let in by', async () => {
    const { server } = bench;
    const signed = `${server.origin}/media/none.png?w=640&X-Amz-Signature=T0P-SECRET`;
    Object.assign(bench.post(1), { image_cdn: signed });
    Object.assign(bench.post(2), { image_cdn: 'https://me:T0P-SECRET@a.example/b.png' });
    const state = bench.empty();
    const { output } = await state.pull(server.url);
    expect(state.problems('post').map(({ message }) => message)).toEqual([
      'https://a.example/b.png: has a user name or password in its address',
      `${server.origin}/media/none.png?w=…&X-Amz-Signature=…: the server answered 404`,
    ]);
    expect(output).toContain('X-Amz-Signature=…');
    expect(output).not.toContain('T0P-SECRET');
  });

  test('of a collection that is kept are kept as they are', async () => {
    const { server } = bench;
    server.files.set('/media/good.png', { body: await plain() });
    Object.assign(bench.post(1), { image_cdn: `${server.origin}/media/good.png` });
    const state = bench.empty();
    await state.pull(server.url);
    server.requests = [];
    server.files.clear();
    server.faults.posts = { kind: 'html' };
    await state.pull(server.url);
    expect(server.count('media')).toBe(0);
    expect(Object.keys(state.snapshot().manifest.pictures)).toHaveLength(1);
  });
});

/** Ten thousand in `data-layer/at-length.full.ts`. */
const MANY = isFull ? 10_000 : 2000;

test(`${MANY} posts are pulled, and again with no more than is new going over the line`, async () => {
  const { server } = bench;
  server.content = sampleContent(MANY);
  const pages = MANY / 100;
  server.options.wholeLists = true;
  const state = bench.empty();
  const again = async () => {
    server.requests = [];
    const { message } = await state.pull(server.url);
    const posts = server.requests.filter(({ call }) => call === 'posts');
    return { message, statuses: posts.map(({ status }) => status) };
  };
  const first = await again();
  expect(first.message).toMatchObject({ outcome: 'live', problems: 0, unchanged: false });
  // Pages of a hundred, and the question for the newest.
  expect(first.statuses).toEqual(Array(pages + 1).fill(200));
  expect(state.ids('post')).toHaveLength(MANY);

  const second = await again();
  expect(second.message).toMatchObject({ outcome: 'live', problems: 0, unchanged: true });
  expect(second.statuses).toEqual(Array(pages + 1).fill(304));
  // No call but those of the first pull, and no detail.
  expect(server.requests.every(({ status }) => status === 304)).toBe(true);

  Object.assign(bench.post(MANY / 2), { title: 'Newer', ...late });
  const third = await again();
  expect(third.message).toMatchObject({ outcome: 'live', problems: 0, unchanged: false });
  expect(third.statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(third.statuses.filter((status) => status === 304)).toHaveLength(pages);
  expect(state.items('post').find(({ id }) => id === String(MANY / 2))?.fields['title']).toBe(
    'Newer',
  );
  // The items that were used again are those that a first pull makes.
  const anew = bench.empty();
  await anew.pull(server.url);
  expect(anew.snapshot().manifest.hash).toBe(state.snapshot().manifest.hash);
  delete server.options.wholeLists;
});
