/** Content as people and their tools write it, through the real pull: kept, or told. */
import { describe, expect, test } from '@jest/globals';
import { samplePost } from '../support/fault-content';
import type { Json } from '../support/fault-server';
import { pullBench } from '../support/pull-bench';
import type { StateDir } from '../support/run-pull';

const bench = pullBench();

async function pulled(state = bench.empty()): Promise<StateDir> {
  const run = await state.pull(bench.server.url);
  expect(run.status).toBe(0);
  return state;
}

const fieldsOf = (state: StateDir, id: string, key: 'post' | 'job' = 'post') =>
  state.items(key).find((item) => item.id === id)?.fields ?? {};
const toldOf = (state: StateDir, id: string) =>
  state
    .problems()
    .filter((problem) => problem.id === id)
    .map(({ kind, field, message }) => ({ kind, field, message }));

/** Sets a post, newer than what was pulled. */
const change = (id: number, fields: Json) =>
  Object.assign(bench.post(id), { updated_at: '2026-11-01T00:00:00Z' }, fields);

describe('plain text', () => {
  test('is shown as it was typed, whatever it names', async () => {
    change(5, {
      title: 'What <meter> can and <progress> cannot say',
      short_description: '<output> explained; use <link rel=preload> for fonts.',
      author: { name: '<b> Bold & Sons', role: 'a < b' },
      tags: ['<wbr>', 'List<String>'],
    });
    const state = await pulled();
    expect(fieldsOf(state, '5')).toMatchObject({
      title: 'What <meter> can and <progress> cannot say',
      short_description: '<output> explained; use <link rel=preload> for fonts.',
      author: { name: '<b> Bold & Sons', role: 'a < b' },
      tags: ['<wbr>', 'List<String>'],
    });
    expect(toldOf(state, '5')).toEqual([]);
  });

  test('has its references decoded once, and told where they may have been meant', async () => {
    change(5, { title: 'A &copy; is not a logo, &amp; a &quot;quote&quot; is not code' });
    change(6, { title: 'Research &amp; development: it&#39;s &quot;fine&quot;' });
    change(7, { title: '&amp;lt;b&amp;gt;' });
    const state = await pulled();
    expect(fieldsOf(state, '5')['title']).toBe('A © is not a logo, & a "quote" is not code');
    expect(fieldsOf(state, '6')['title']).toBe('Research & development: it\'s "fine"');
    expect(fieldsOf(state, '7')['title']).toBe('&lt;b&gt;');
    expect(toldOf(state, '5')).toEqual([
      { kind: 'note', field: 'title', message: expect.stringContaining('"&amp;copy;"') },
    ]);
    expect([...toldOf(state, '6'), ...toldOf(state, '7')]).toEqual([]);
  });

  test('whose letters carry hundreds of marks keeps a few of them, and is told', async () => {
    const marks = '\u0301'.repeat(240);
    change(5, { title: `Ta${marks}le`, content: `<p>Ta${marks}le</p>` });
    const state = await pulled();
    const kept = `T\u00e1${'\u0301'.repeat(7)}le`;
    expect(String(fieldsOf(state, '5')['title']).normalize('NFC')).toBe(kept);
    const post = state.items('post').find(({ id }) => id === '5');
    expect(post?.rich['content']?.html.normalize('NFC')).toContain(kept);
    expect(toldOf(state, '5')).toEqual(
      ['title', 'content'].map((field) => ({
        ...{ kind: 'note', field },
        message: expect.stringContaining('more marks than can be read'),
      })),
    );
  });

  test('that is HTML is told, since its tags are seen', async () => {
    change(5, { short_description: '<p>Plain</p>' });
    const state = await pulled();
    expect(fieldsOf(state, '5')['short_description']).toBe('<p>Plain</p>');
    expect(toldOf(state, '5')).toEqual([
      {
        kind: 'note',
        field: 'short_description',
        message: expect.stringContaining('as they are typed'),
      },
    ]);
  });
});

describe('a slug', () => {
  test('of decomposed letters is composed, and the detail is asked for as the server has it', async () => {
    change(5, { slug: 'cafe\u0301-costs' });
    const state = await pulled();
    const item = state.items('post').find(({ id }) => id === '5');
    expect(item?.slug).toBe('caf\u00e9-costs');
    expect(item?.fields['slug']).toBe('caf\u00e9-costs');
    expect(item?.rich['content']?.html).toContain('Text of post 5.');
  });

  test.each(['edge\u00adnotes', '\u200bedgenotes\u200b'])(
    'with unseen characters, %j, is the one that it looks like, and leads there',
    async (slug) => {
      change(5, { slug });
      const state = await pulled();
      expect(state.items('post').find(({ id }) => id === '5')?.slug).toBe('edgenotes');
      expect(state.snapshot().manifest.redirects).toEqual([
        { collection: 'post', from: slug, id: '5' },
      ]);
    },
  );

  test.each(['edge\u200dnotes', 'EDGENOTES'])(
    'that looks like another, as %j, is told, and the older keeps the address',
    async (slug) => {
      change(5, { slug, published_at: '2026-05-02T00:00:00Z' });
      change(6, { slug: 'edgenotes', published_at: '2026-05-01T00:00:00Z' });
      const state = await pulled();
      expect(state.ids('post')).not.toContain('5');
      expect(state.items('post').find(({ id }) => id === '6')?.slug).toBe('edgenotes');
      expect(toldOf(state, '5')).toEqual([
        {
          kind: 'item-left-out',
          field: 'slug',
          message: expect.stringContaining('belongs to item 6'),
        },
      ]);
    },
  );
});

describe('a date', () => {
  test.each(['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '1899-12-30'])(
    'that nobody meant, %s, is dropped and told; the item is published without',
    async (at) => {
      change(5, { published_at: at });
      const state = await pulled();
      expect(fieldsOf(state, '5')).not.toHaveProperty('published_at');
      expect(toldOf(state, '5')).toEqual([
        {
          kind: 'field-dropped',
          field: 'published_at',
          message: expect.stringContaining('not believed; correct or empty it'),
        },
      ]);
    },
  );

  test('beyond 2100 keeps what waits for it back, and is told', async () => {
    change(5, { published_at: '9999-12-31T23:59:59Z' });
    bench.server.options.filters = false;
    const state = await pulled();
    delete bench.server.options.filters;
    expect(state.ids('post')).not.toContain('5');
    expect(toldOf(state, '5')).toEqual([
      { kind: 'note', field: 'published_at', message: expect.stringContaining('after 2100') },
    ]);
  });

  test('has one notation, in the zone of its author', async () => {
    change(5, { published_at: '2026-07-01T00:20:00+0530' });
    change(6, { published_at: '2026-07-01 00:20:00.123+05' });
    const [job] = bench.server.content.job as Json[];
    Object.assign(job ?? {}, { valid_through: '2027-03-31T23:59:59+0530' });
    const state = await pulled();
    expect(fieldsOf(state, '5')['published_at']).toBe('2026-07-01T00:20:00+05:30');
    expect(fieldsOf(state, '6')['published_at']).toBe('2026-07-01T00:20:00+05:00');
    expect(fieldsOf(state, String(job?.['id']), 'job')['valid_through']).toBe(
      '2027-03-31T23:59:59+05:30',
    );
  });
});

describe('an old address', () => {
  const redirects = (state: StateDir) =>
    state
      .snapshot()
      .manifest.redirects.map(({ collection, from, of = collection, id }) => [
        `${collection}/${from}`,
        `${of}:${id}`,
      ]);

  test('that differs by case or by Unicode form alone leads to the new one', async () => {
    change(5, { slug: 'News-Desk' });
    const state = await pulled();
    change(5, { slug: 'news-desk', updated_at: '2026-11-02T00:00:00Z' });
    await pulled(state);
    expect(redirects(state)).toEqual([['post/News-Desk', 'post:5']]);
    change(5, { slug: 'News-Desk', updated_at: '2026-11-03T00:00:00Z' });
    await pulled(state);
    expect(redirects(state)).toEqual([['post/news-desk', 'post:5']]);
  });

  test('is taken as a slug, a path, a whole address and escaped; what cannot be used is told', async () => {
    change(5, {
      previous_slugs: [
        '/blog/older-one',
        'https://the-site.example/blog/oldest-one/?utm=1#top',
        'former%20one',
        'blog/without-slash/',
        '/press-release/was-news',
        'a/b',
        '/2019/05/a-post',
        'post-6',
      ],
    });
    const state = await pulled();
    expect(redirects(state)).toEqual([
      ['post/former one', 'post:5'],
      ['post/older-one', 'post:5'],
      ['post/oldest-one', 'post:5'],
      ['post/without-slash', 'post:5'],
      ['pressRelease/was-news', 'post:5'],
    ]);
    const told = toldOf(state, '5');
    expect(told.map(({ kind, field }) => [kind, field])).toEqual(
      Array.from({ length: 3 }, () => ['field-dropped', 'previous_slugs']),
    );
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringContaining('"a/b" does not redirect: it has "/" in it'),
      expect.stringContaining('"/2019/05/a-post"'),
      expect.stringContaining('"post-6" does not redirect: it belongs to item 6'),
    ]);
  });

  test('leads on to an item that moved to another collection, with all that led to it', async () => {
    change(5, { slug: 'we-grow', previous_slugs: ['growing'] });
    const state = await pulled();
    bench.server.content.post = bench.server.content.post.filter((post) => post !== bench.post(5));
    bench.server.content.pressRelease.unshift(
      samplePost(500, { slug: 'we-grow', category: 'news', tags: undefined, author: undefined }),
    );
    await pulled(state);
    const moved = [
      ['post/growing', 'pressRelease:500'],
      ['post/we-grow', 'pressRelease:500'],
    ];
    expect(redirects(state)).toEqual(moved);
    await pulled(state);
    expect(redirects(state)).toEqual(moved);
  });

  test('of an item that is gone leads to no namesake that was there before', async () => {
    const [release] = bench.server.content.pressRelease as Json[];
    Object.assign(release ?? {}, { slug: 'welcome', title: 'Welcome to the press' });
    change(5, { slug: 'welcome' });
    const state = await pulled();
    bench.server.content.post = bench.server.content.post.filter((post) => post !== bench.post(5));
    await pulled(state);
    expect(redirects(state)).toEqual([]);
  });
});
