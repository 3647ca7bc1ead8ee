/** Pictures and files whose addresses differ at every pull: nothing is remade, nothing secret goes on, nothing is lost. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { changesTo } from '../../pipeline/reports/content';
import type { RefusedMessage } from '../../src/pull/command';
import { noise } from '../data-layer/pictures/sample-pictures';
import { pullBench } from '../support/pull-bench';
import type { StateDir } from '../support/run-pull';
import type { Json } from '../support/fault-server';

const bench = pullBench();

let one: Buffer;
let other: Buffer;
let signature = 0;

/** Ways to sign or stamp an address, each time anew. */
const ways: Record<string, (path: string) => string> = {
  'a signature': (path) =>
    `${path}?X-Amz-Credential=AKIA%2Fs3&X-Amz-Date=20261129T1200${10 + signature}Z&X-Amz-Expires=900&X-Amz-Signature=secret${signature}`,
  'a ticket of no known name': (path) =>
    `${path}?zz=secret${String(signature).padStart(2, '0')}Ab9f8a7b6c5d4e3f2a`,
};

const sign = (way: string, path: string): string =>
  (ways[way] as (path: string) => string)(`${bench.server.origin}${path}`);

function publish(way: string): void {
  signature += 1;
  Object.assign(bench.post(5), {
    image_cdn: sign(way, '/media/cover.png'),
    author: { name: 'Ada', image_cdn: sign(way, '/media/ada.png') },
    content: `<p>Words</p><img src="${sign(way, '/media/in-text.png').replaceAll('&', '&amp;')}" alt="">`,
  });
  Object.assign(bench.post(6), { image_cdn: sign(way, '/media/cover.png') });
  bench.server.content.pdf = [
    { id: 1, title: 'Prices', file_url: sign(way, '/media/prices.pdf') } satisfies Json,
  ];
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const status = (code: number): void => {
  for (const file of bench.server.files.values()) file.status = code;
};
const media = () => bench.server.requests.filter(({ call }) => call === 'media');
const pull = (state: StateDir) => state.pull(bench.server.url, { ACCEPT_SHRINK: 'pdf' });
const hashOf = (state: StateDir) => state.snapshot().manifest.hash;

beforeEach(async () => {
  one = await noise(60, 40).png().toBuffer();
  other = await noise(64, 48).png().toBuffer();
  for (const name of ['cover', 'ada', 'in-text'])
    bench.server.files.set(`/media/${name}.png`, { body: one });
  bench.server.files.set('/media/prices.pdf', { body: pdf, type: 'application/pdf' });
});

/** All that a build or a report reads of a snapshot. */
function readable(state: StateDir): string {
  const { manifest, items } = state.snapshot();
  return JSON.stringify([{ ...manifest, pullState: null }, items]);
}

describe.each(Object.keys(ways))('addresses with %s', (way) => {
  test('give the same site at each pull, and are asked for whether they have changed', async () => {
    publish(way);
    const state = bench.empty();
    expect((await pull(state)).status).toBe(0);
    const before = hashOf(state);
    const items = state.items('post');
    expect(Object.keys(state.snapshot().manifest.pictures)).toHaveLength(3);
    bench.server.reset();
    publish(way);
    expect((await pull(state)).status).toBe(0);
    expect(hashOf(state)).toBe(before);
    expect(state.items('post')).toEqual(items);
    const answers = media().map((request) => request.status);
    expect([answers.length > 3, new Set(answers)]).toEqual([true, new Set([304])]);
    expect(state.problems()).toEqual([]);
  });

  test('stand nowhere that a build or a report reads', async () => {
    publish(way);
    bench.server.files.delete('/media/ada.png');
    const state = bench.empty();
    const { output } = await pull(state);
    expect(state.problems('post').length).toBeGreaterThan(0);
    expect(readable(state)).not.toContain('secret');
    expect(output).not.toContain('secret');
  });

  test('cost nothing where the host refuses or is away', async () => {
    publish(way);
    const state = bench.empty();
    await pull(state);
    const before = hashOf(state);
    status(403);
    publish(way);
    const { output } = await pull(state);
    expect(hashOf(state)).toBe(before);
    expect(output).toContain('the server answered 403; the version of');
    expect(output).not.toContain('secret');
  });

  test('bring a changed picture under the same path', async () => {
    publish(way);
    const state = bench.empty();
    await pull(state);
    const before = state.items('post').find(({ id }) => id === '5')?.digest;
    for (const name of ['cover', 'ada', 'in-text'])
      bench.server.files.set(`/media/${name}.png`, { body: other });
    publish(way);
    await pull(state);
    const { pictures } = state.snapshot().manifest;
    expect(Object.values(pictures).map(({ width }) => width)).toEqual([64, 64, 64]);
    expect(state.items('post').find(({ id }) => id === '5')?.digest).not.toBe(before);
  });
});

test('a store that cuts every connection costs nothing that the pull before had', async () => {
  publish('a signature');
  const state = bench.empty();
  await pull(state);
  const before = hashOf(state);
  for (const file of bench.server.files.values()) file.fault = { kind: 'cut' };
  publish('a signature');
  const { status: ended, output } = await pull(state);
  expect([ended, hashOf(state)]).toEqual([0, before]);
  expect(output).toContain('the connection was cut in the middle; the version of');
});

/** The store takes one signature no more. */
function refuse(name: string, value: string): void {
  bench.server.files.set('/media/cover.png', {
    body: one,
    byQuery: (query) => (query.get(name) === value ? { status: 403 } : {}),
  });
}

describe.each([
  ['a width', (width: string) => `w=${width}&X-Expires=9&X-Signature=secret${signature}`],
  ['a token', (width: string) => `token=${signature}${width}&sized=1`],
])('two pictures of one path, told apart by %s', (_name, query) => {
  const publishBoth = (): void => {
    signature += 1;
    for (const [id, width] of [
      [5, '200'],
      [6, '800'],
    ] as const) {
      Object.assign(bench.post(id), {
        image_cdn: `${bench.server.origin}/media/cover.png?${query(width)}`,
      });
    }
  };
  const widths = (state: StateDir) =>
    ['5', '6'].map((id) => {
      const { manifest, items } = state.snapshot();
      const name = items.post.find((item) => item.id === id)?.fields['image_cdn'] as string;
      return manifest.pictures[name]?.width;
    });

  test('are two, and stay so', async () => {
    bench.server.files.set('/media/cover.png', {
      body: one,
      byQuery: (sent) => (/200/.test(String(sent)) ? {} : { body: other }),
    });
    publishBoth();
    const state = bench.empty();
    await pull(state);
    const before = hashOf(state);
    expect(widths(state)).toEqual([60, 64]);
    publishBoth();
    await pull(state);
    expect([widths(state), hashOf(state)]).toEqual([[60, 64], before]);
    bench.server.files.delete('/media/cover.png');
    publishBoth();
    await pull(state);
    expect([widths(state), hashOf(state)]).toEqual([[60, 64], before]);
  });
});

test('a signature that has expired is no loss where another item has one that is valid', async () => {
  const [expired, valid] = [1, 2].map(
    (n) => `${bench.server.origin}/media/cover.png?X-Signature=${n}&X-Expires=9`,
  );
  refuse('X-Signature', '1');
  Object.assign(bench.post(12), { image_cdn: expired });
  Object.assign(bench.post(5), { image_cdn: valid });
  const state = bench.empty();
  const { output } = await pull(state);
  expect(Object.keys(state.snapshot().manifest.pictures)).toHaveLength(1);
  expect(new Set(state.items('post').flatMap(({ fields }) => fields['image_cdn'] ?? [])).size).toBe(
    1,
  );
  expect([state.problems(), output.includes('answered 403')]).toEqual([[], false]);
});

test('a picture that could not be had is asked for by its whole address at the next pull', async () => {
  const address = `${bench.server.origin}/media/cover.png?X-Expires=9&X-Signature=2`;
  Object.assign(bench.post(5), { image_cdn: address });
  bench.server.files.set('/media/cover.png', { body: one, status: 404 });
  const state = bench.empty();
  await pull(state);
  bench.server.files.set('/media/cover.png', {
    body: one,
    byQuery: (query) => (query.has('X-Signature') ? {} : { status: 403 }),
  });
  await pull(state);
  expect(state.problems()).toEqual([]);
  expect(Object.keys(state.snapshot().manifest.pictures)).toHaveLength(1);
});

test('a text whose pictures are signed anew is read anew, though its summary is the same', async () => {
  const write = (n: number) =>
    Object.assign(bench.post(5), {
      content: `<p><img src="${bench.server.origin}/media/cover.png?Expires=${n}&amp;Signature=${n}&amp;Key-Pair-Id=K" alt=""></p>`,
    });
  write(1);
  const state = bench.empty();
  await pull(state);
  write(2);
  refuse('Signature', '1');
  await pull(state);
  expect(state.problems()).toEqual([]);
});

test('a stable address that leads on to a signed one is asked for conditionally', async () => {
  bench.server.files.set('/media/moved.png', {
    ...{ body: '', status: 302 },
    headers: { location: `${bench.server.origin}/media/cover.png?X-Amz-Signature=secret` },
  });
  Object.assign(bench.post(5), { image_cdn: `${bench.server.origin}/media/moved.png` });
  const state = bench.empty();
  await pull(state);
  const before = hashOf(state);
  bench.server.reset();
  await pull(state);
  expect(media().map((request) => request.status)).toEqual([302, 304]);
  expect(hashOf(state)).toBe(before);
  expect(JSON.stringify(state.snapshot().manifest)).not.toContain('secret');
});

test('a link with a signature is left out of its field, and told', async () => {
  const video_url = `${bench.server.origin}/media/talk.mp4?X-Expires=9&X-Signature=secret`;
  Object.assign(bench.server.content.techSeries[0] as Json, { video_url });
  const state = bench.empty();
  await pull(state);
  expect(readable(state)).not.toContain('secret');
  expect(state.problems('techSeries')).toEqual([
    expect.objectContaining({
      ...{ kind: 'field-dropped', field: 'video_url' },
      message: expect.stringContaining('has a signature in its address'),
    }),
  ]);
});

test('a refused pull tells of no address that has only been signed anew', async () => {
  publish('a signature');
  const state = bench.empty();
  await pull(state);
  publish('a signature');
  bench.server.content.job = [];
  const run = await state.pull(bench.server.url);
  expect(run.status).toBe(1);
  const before = state.snapshot().manifest.hash;
  const { content } = JSON.parse(run.printed) as RefusedMessage;
  expect(changesTo(state.path, before, content.objects)).toEqual({
    ...{ added: [], changed: [], removed: expect.any(Array) as unknown },
  });
});
