import { describe, expect, test } from '@jest/globals';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { collectionOf, collections, type Collection } from '../../src/collections/build-rows';
import { slugRedirects } from '../../src/pull/redirects';
import { htmlFile } from '../../pipeline/verify';
import { compareIds, reservedSlugs, settleSlugs } from '../../src/pull/slugs';
import { slugKey, unfitPageSlug, unfitSlug } from '../../src/lib/slug-rules';
import type { SlugRedirect, SnapshotItem } from '../../src/pull/snapshot/types';

const posts = collectionOf('post');
const reserved = reservedSlugs(posts);

describe('a slug', () => {
  test.each(['a', '日本語の記事', 'C-and-C++', 'a.b', 'é'.normalize('NFD')])(
    '%j can be part of an address',
    (slug) => expect(unfitSlug(slug, reserved)).toBeNull(),
  );

  test.each([
    [undefined, 'missing'],
    [null, 'missing'],
    ['', 'missing'],
    [7, 'not text'],
    [' a', 'space'],
    ['..', 'dot'],
    ['.hidden', 'dot'],
    ['a/b', '"/"'],
    ['a\\b', '"\\"'],
    ['a?b', '"?"'],
    [':id', '":"'],
    ['a\u0000b', 'control'],
    ['a\u202Eb', 'control'],
    ['a\uD800', 'control'],
    ['Page', 'reserved'],
    ['ü'.repeat(101), '202 bytes'],
  ])('%j cannot, and gives no page', (slug, reason) => {
    expect(unfitSlug(slug, reserved)).toContain(reason);
    expect(unfitPageSlug(slug, reserved)).toContain(reason);
  });

  test.each(['page', 'category', 'archive', 'index', 'index.html', '404', '404.html'])(
    '%j cannot, in any case: a server or a list has it',
    (slug) => {
      expect(unfitSlug(slug, reserved)).toContain('reserved');
      expect(unfitSlug(slug.toUpperCase(), reserved)).toContain('reserved');
    },
  );

  test('cannot be that of a list below the pages of its collection', () => {
    const list = (path: string): Collection => ({
      ...posts,
      listPages: { key: 'post', path, pageSize: 9, template: 'x', categories: false },
    });
    const { listPages: _, ...none } = posts;
    const all = ['/blog/News/old', '/blog', '/blogs/other', '/resources/blog/x'].map(list);
    const own = [...reservedSlugs(posts, [...all, none])].filter((slug) => !reserved.has(slug));
    expect(own).toEqual(['news']);
    const { page: __, ...pageless } = posts;
    expect(reservedSlugs(pageless, all)).toEqual(reserved);
  });

  test.each(['about-us.html', 'old.htm', 'Report.HTML'])(
    '%j can be an address that leads on, but no page: Gatsby would write a file of that name',
    (slug) => {
      expect(unfitSlug(slug, reserved)).toBeNull();
      expect(unfitPageSlug(slug, reserved)).toContain('the name of a file');
    },
  );

  test.each(['a', 'a.b', 'index-html', 'a.html.b', 'a.xhtml', 'v1.htmls', '日本語'])(
    '%j gives a page a folder, as Gatsby writes it and the output is verified',
    (slug) => {
      expect(unfitPageSlug(slug, reserved)).toBeNull();
      const path = posts.page?.path(slug) ?? '';
      expect(generateHtmlPath('', path)).toBe(htmlFile(path));
    },
  );

  test('never makes a path outside its parent, for any of those that pass', () => {
    for (const { page } of collections) {
      const parent = page?.path('') ?? '/';
      const made = new URL(page?.path('a.b') ?? '/', 'http://site.example').pathname;
      expect(made.startsWith(parent)).toBe(true);
    }
  });

  test('of up to 200 bytes is not too long', () => {
    expect(unfitSlug('ü'.repeat(100), reserved)).toBeNull();
  });
});

test.each([
  ['9', '10', -1],
  ['10', '9', 1],
  ['a', 'b', -1],
  ['a10', '9', 1],
  ['1000000000000001', '9', -1],
])('the ids %j and %j are in order: %i', (one, other, order) => {
  expect(Math.sign(compareIds(one, other))).toBe(order);
});

test('an item whose slug is the name of a file is refused; without it, nobody', () => {
  const claims = [
    { id: '1', slug: 'about-us.html' },
    { id: '2', slug: 'about-us' },
  ];
  const refused = settleSlugs(claims, new Map(), reserved);
  expect([...refused]).toEqual([['1', expect.stringContaining('ends in ".html"')]]);
});

describe('two claims to one slug', () => {
  const claim = (id: string, slug: string, publishedAt?: string) => ({ id, slug, publishedAt });
  const old = '2020-01-01T00:00:00.000Z';
  const young = '2026-01-01T00:00:00.000Z';
  const losers = (
    claims: ReturnType<typeof claim>[],
    holders = new Map<string, string>(),
  ): string[] => [...settleSlugs(claims, holders, reserved).keys()];

  test('go to who held it in the last build', () => {
    const claims = [claim('1', 'a', old), claim('2', 'a', young)];
    expect(losers(claims, new Map([[slugKey('a'), '2']]))).toEqual(['1']);
  });

  test('else to the older, else to the lower id, as a number', () => {
    expect(losers([claim('1', 'a', young), claim('2', 'a', old)])).toEqual(['1']);
    expect(losers([claim('1', 'a'), claim('2', 'a', young)])).toEqual(['1']);
    expect(losers([claim('10', 'a', old), claim('9', 'a', old)])).toEqual(['10']);
    expect(['b', '10', '9', 'a'].sort(compareIds)).toEqual(['9', '10', 'a', 'b']);
  });

  /** All orders in which three claims can come. */
  const orders = (claims: ReturnType<typeof claim>[]) =>
    [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((order) => order.flatMap((index) => claims[index] ?? []));

  test.each([
    ['to the holder', [claim('1', 'a', old), claim('2', 'a'), claim('3', 'a', young)], '2'],
    ['to the oldest', [claim('1', 'a', young), claim('2', 'a', old), claim('3', 'a')], '2'],
    ['to the lowest id', [claim('10', 'a'), claim('9', 'a'), claim('a', 'a')], '9'],
  ])('and a third go %s, in whatever order they come', (what, claims, winner) => {
    const holders = new Map(what === 'to the holder' ? [['a', '2']] : []);
    for (const order of orders(claims)) {
      const expected = claims.map(({ id }) => id).filter((id) => id !== winner);
      expect(losers(order, holders).sort()).toEqual(expected.sort());
    }
  });

  test('are told, and whether the two are written alike', () => {
    const claims = [claim('1', 'a'), claim('2', 'a'), claim('3', 'A')];
    expect([...settleSlugs(claims, new Map(), reserved)]).toEqual([
      ['2', '"a" belongs to item 1'],
      ['3', '"A" belongs to item 1 (they differ by case or Unicode form alone)'],
    ]);
  });

  test('are none where one is unfit', () => {
    const claims = [claim('1', '../a'), claim('2', '../a'), claim('3', 'a')];
    const refused = settleSlugs(claims, new Map(), reserved);
    expect([...refused]).toEqual([
      ['1', expect.stringContaining('"/"')],
      ['2', expect.stringContaining('"/"')],
    ]);
  });

  test.each([
    ['case', 'Naive', 'naive'],
    ['normal form', 'naïve'.normalize('NFC'), 'naïve'.normalize('NFD')],
    ['sharp s', 'straße', 'STRASSE'],
  ])('clash by %s too', (_name, one, other) => {
    expect(losers([claim('1', one), claim('2', other), claim('3', 'else')])).toEqual(['2']);
  });
});

describe('a former slug', () => {
  const item = (id: string, slug: string, previous_slugs?: string[]): SnapshotItem => ({
    id,
    slug,
    position: 0,
    fields: { id, slug, ...(previous_slugs ? { previous_slugs } : {}) },
    rich: {},
    digest: '',
  });
  const redirects = (
    items: SnapshotItem[],
    previousItems: SnapshotItem[],
    previousRedirects: SlugRedirect[] = [],
  ) =>
    slugRedirects({
      items: { post: items },
      previousItems: { post: previousItems },
      previousRedirects,
    }).redirects.map(({ from, id }) => `${from}>${id}`);

  test('leads to its item over any number of renames', () => {
    const { redirects: first } = slugRedirects({
      items: { post: [item('1', 'b')] },
      previousItems: { post: [item('1', 'a')] },
      previousRedirects: [],
    });
    expect(redirects([item('1', 'c')], [item('1', 'b')], first)).toEqual(['a>1', 'b>1']);
    // Back to the first: that one is an address again.
    expect(redirects([item('1', 'a')], [item('1', 'b')], first)).toEqual(['b>1']);
  });

  test('ends when another item has it or its own is gone', () => {
    const known: SlugRedirect[] = [{ collection: 'post', from: 'a', id: '1' }];
    expect(redirects([item('1', 'b'), item('2', 'A')], [], known)).toEqual([]);
    expect(redirects([item('2', 'x')], [item('1', 'b')], known)).toEqual([]);
  });

  test('named by the item itself counts, unless it is unsafe', () => {
    expect(redirects([item('1', 'b', ['a', '../x', 'b', 'page'])], [])).toEqual(['a>1']);
    expect(redirects([item('1', 'b', ['b.html'])], [])).toEqual(['b.html>1']);
  });

  test('is text, and counts without the space around it', () => {
    const named = (previous_slugs: unknown): SnapshotItem => ({
      ...item('1', 'b'),
      fields: { previous_slugs },
    });
    expect(redirects([named([7, ' a ', null])], [])).toEqual(['a>1']);
    expect(redirects([named('a')], [])).toEqual([]);
  });

  test('of an item without any, or with none now, is none', () => {
    const { slug: _, ...without } = item('1', '');
    expect(redirects([without], [without])).toEqual([]);
    expect(redirects([without, item('2', 'b')], [item('2', 'a')])).toEqual(['a>2']);
  });

  test('of another collection, or of one without pages, leads nowhere', () => {
    const known: SlugRedirect[] = [
      { collection: 'job', from: 'a', id: '1' },
      { collection: 'client', from: 'c', id: '1' },
    ];
    expect(redirects([item('1', 'b')], [], known)).toEqual([]);
    const items = { client: [item('1', 'b', ['d'])] };
    const previousItems = { client: [item('1', 'e')] };
    const { redirects: none } = slugRedirects({ items, previousItems, previousRedirects: known });
    expect(none).toEqual([]);
  });

  test('that two items name leads to the lower id, and to who had it last before that', () => {
    const both = [item('10', 'x', ['a']), item('9', 'y', ['A'])];
    expect(redirects(both, [])).toEqual(['A>9']);
    expect(redirects(both, [item('10', 'a')])).toEqual(['a>10']);
  });

  test('of two items leads where it led before', () => {
    const known: SlugRedirect[] = [{ collection: 'post', from: 'a', id: '2' }];
    expect(redirects([item('1', 'x', ['a']), item('2', 'y')], [], known)).toEqual(['a>2']);
  });
});
