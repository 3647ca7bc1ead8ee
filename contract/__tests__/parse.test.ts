/** Edge cases of parsing a server's answers. */
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { isObject } from '../is-object';
import { items } from '../items';
import { categoryFilter, parseItem, readList, withheldBecause } from '../parse';

const text = z.string().check(z.trim(), z.minLength(1));

/** Parses an item that has one optional field. */
function optional(schema: z.ZodMiniType, value: unknown) {
  const definition = { name: 'Any', required: {}, optional: { field: schema } };
  const parsed = parseItem(definition, { field: value });
  if (!parsed.ok) throw new Error('An item without required fields is always fit.');
  return { value: parsed.item.field, dropped: parsed.dropped };
}

describe('an object', () => {
  test.each([
    [{}, true],
    [{ a: 1 }, true],
    [null, false],
    [[], false],
    ['{}', false],
    [undefined, false],
  ])('%j: %p', (value, is) => {
    expect(isObject(value)).toBe(is);
  });
});

describe('an item', () => {
  test.each([[null], [[]], ['text'], [7], [undefined]])('is not %j', (input) => {
    expect(parseItem(items.Post, input)).toEqual({
      ok: false,
      problems: [{ field: '', reason: 'is not a JSON object' }],
    });
  });

  test('that is unfit names every required field that is, and why', () => {
    expect(parseItem(items.Pdf, { id: {}, title: ['A'], file_url: 'x' })).toEqual({
      ok: false,
      problems: [
        { field: 'id', reason: 'is of a wrong type (object)' },
        { field: 'title', reason: 'expected string, got a list' },
        {
          field: 'file_url',
          reason: 'must be a full web address, beginning with http:// or https://',
        },
      ],
    });
  });

  test.each([[0], [false]])('has %p where that is what it has', (value) => {
    expect(optional(z.union([z.number(), z.boolean()]), value).value).toBe(value);
  });

  const post = { id: 1, slug: 'a', title: 'A' };

  test('has a status without the space around it', () => {
    expect(parseItem(items.Post, { ...post, status: ' draft ' })).toMatchObject({
      item: { status: 'draft' },
    });
  });

  test.each([
    [{ status: 7 }, 'status', 'expected one of publish, draft, archived'],
    [{ status: ['draft'] }, 'status', 'expected one of publish, draft, archived'],
    [{ is_main: 'off' }, 'is_main', 'expected boolean, got string'],
    [{ published_at: '31/12/2030' }, 'published_at', 'must be an ISO 8601 date with a time zone'],
    [{ published_at: 1924905600 }, 'published_at', 'expected string, got number'],
  ])('is unfit where a gate of it cannot be read: %j', (gate, field, reason) => {
    expect(parseItem(items.Post, { ...post, ...gate })).toEqual({
      ok: false,
      problems: [{ field, reason }],
    });
  });

  test('names what is missing and what cannot be read together', () => {
    expect(parseItem(items.Post, { id: 1, slug: 'a', is_main: 'off' })).toEqual({
      ok: false,
      problems: [
        { field: 'title', reason: 'is missing' },
        { field: 'is_main', reason: 'expected boolean, got string' },
      ],
    });
  });

  test('has no gate that the contract does not give to its kind', () => {
    const award = { id: 1, title: 'A', published_at: 'soon' };
    expect(parseItem(items.Award, award)).toMatchObject({ ok: true, dropped: [] });
  });

  test.each([
    [false, false],
    [0, false],
    ['false', false],
    ['0', false],
    [true, true],
    ['true', true],
    [' Yes ', true],
    [1, true],
  ])('marked is_main %j is read as %p', (given, read) => {
    const parsed = parseItem(items.Award, { id: 1, title: 'A', is_main: given });
    expect(parsed.ok && parsed.item.is_main).toBe(read);
  });

  test('keeps "false" and 0 in any other field for what they are', () => {
    expect(optional(text, 'false')).toEqual({ value: 'false', dropped: [] });
    expect(optional(text, 0)).toMatchObject({ value: undefined, dropped: [{ field: 'field' }] });
  });
});

describe('an optional field', () => {
  const entry = z.object({ name: text, role: z.optional(text) });

  test('goes without what is missing inside it, in lists and objects, without a word', () => {
    const value = [{ name: 'a', role: null }, null, { name: 'b', role: ' ' }, ''];
    expect(optional(z.array(z.union([entry, text])), value)).toEqual({
      value: [{ name: 'a' }, { name: 'b' }],
      dropped: [],
    });
    expect(
      optional(z.array(z.array(text)), [
        ['a', null],
        ['b', ''],
      ]),
    ).toEqual({
      value: [['a'], ['b']],
      dropped: [],
    });
  });

  test('names what went by its path', () => {
    const schema = z.object({ list: z.array(entry) });
    const value = { list: [{ name: 'a' }, { name: 'b', role: 7 }, { name: true }] };
    expect(optional(schema, value)).toEqual({
      value: { list: [{ name: 'a' }, { name: 'b' }] },
      dropped: [
        { field: 'field.list[1].role', reason: 'expected string, got number' },
        { field: 'field.list[2].name', reason: 'expected string, got boolean' },
      ],
    });
  });

  test('says of a part that may be of several types, and is not there, that it is missing', () => {
    const figures = z.array(z.object({ value: z.union([text, z.number()]), label: text }));
    expect(optional(figures, [{ label: 'a' }]).dropped).toEqual([
      { field: 'field[0].value', reason: 'is missing' },
    ]);
  });

  test('names all that was wrong with a part that went, as it was', () => {
    expect(optional(z.array(entry), [{ role: 7 }, { name: 'b' }])).toEqual({
      value: [{ name: 'b' }],
      dropped: [
        { field: 'field[0].name', reason: 'expected string, got nothing' },
        { field: 'field[0].role', reason: 'expected string, got number' },
      ],
    });
  });

  test('leaves no trace of what went', () => {
    expect(optional(entry, { name: 'a', role: 7 }).value).toStrictEqual({ name: 'a' });
    const parsed = parseItem(items.Award, { id: 1, title: 'A', issuer: 7, url: [] });
    expect(parsed.ok && Object.keys(parsed.item)).toEqual(['id', 'title']);
  });

  test('that is a list is none where nothing of it is left', () => {
    expect(optional(z.array(text), [1, 2]).value).toBeUndefined();
  });

  test.each([[[]], [{}], [[null, ' ']], [{ name: '', role: null }], [[{ name: null }]], [[[]]]])(
    'that nobody filled in, such as %j, is missing, without a word',
    (value) => {
      const schema = Array.isArray(value) ? z.array(entry) : entry;
      expect(optional(schema, value)).toEqual({ value: undefined, dropped: [] });
    },
  );

  test('of a wrong type is none, and told', () => {
    expect(optional(entry, 'x')).toEqual({
      value: undefined,
      dropped: [{ field: 'field', reason: 'expected object, got string' }],
    });
  });

  test.each([
    [z.enum(['a', 'b']), 'c', 'expected one of a, b'],
    [z.array(text), 'c', 'expected array, got string'],
    [z.number().check(z.gte(0)), -1, 'is too small or empty'],
    [z.union([z.string(), z.number()]), true, 'is of a wrong type (boolean)'],
    [text.check(z.regex(/^a$/, 'must be an a')), 'b', 'must be an a'],
    [text, ['a'], 'expected string, got a list'],
  ])('is told with its reason (%#)', (schema, value, reason) => {
    expect(optional(schema, value).dropped).toEqual([{ field: 'field', reason }]);
  });

  test('does not change what it was given', () => {
    const input = { list: [{ name: 7 }, { name: 'b' }] };
    optional(z.object({ list: z.array(entry) }), input);
    expect(input).toEqual({ list: [{ name: 7 }, { name: 'b' }] });
  });
});

describe('whether an item is shown', () => {
  const now = Date.parse('2026-11-20T00:00:00Z');
  test.each([
    [{}, null],
    [{ status: 'publish', is_main: true, published_at: '2026-11-20T00:00:00Z' }, null],
    [{ status: 'draft' }, 'status'],
    [{ status: 'Publish' }, 'status'],
    [{ is_main: false }, 'is_main'],
    [{ status: undefined }, null],
    [{ status: '' }, 'status'],
    [{ status: null }, 'status'],
    [{ is_main: undefined }, null],
    [{ published_at: 9999 }, null],
    [{ published_at: 'soon' }, null],
    [{ published_at: '2026-11-20T00:00:00.001Z' }, 'published_at'],
    [{ status: 'draft', is_main: false, published_at: '2999-01-01' }, 'status'],
    [{ is_main: false, published_at: '2999-01-01' }, 'is_main'],
  ])('of %p is decided by %p, though nothing has parsed it', (item, because) => {
    expect(withheldBecause(item, now)).toBe(because);
  });
});

describe('the list in a response', () => {
  test('is the one that the contract names, wherever it stands among others', () => {
    expect(readList({ a: [1], posts: [2] }, 'posts').items).toEqual([2]);
    expect(readList({ a: [1] }, 'posts').items).toEqual([1]);
    expect(readList({ a: 'x', b: [1], c: {} }).items).toEqual([1]);
  });

  test('comes with counts that are numbers, and no others', () => {
    expect(readList([1])).toEqual({ items: [1], total: undefined, pageSize: undefined });
    expect(readList({ posts: [], total: '7', pageSize: null })).toEqual({
      items: [],
      total: undefined,
      pageSize: undefined,
    });
    expect(readList({ posts: [1], total: 0, pageSize: 9 })).toEqual({
      items: [1],
      total: 0,
      pageSize: 9,
    });
  });

  test.each([
    [null, 'expected a list, got null'],
    ['text', 'expected a list, got string'],
    [undefined, 'expected a list, got undefined'],
    [{ message: 'No.' }, 'expected a list, got an object without one ("No.")'],
    [{ message: 7 }, 'expected a list, got an object without one'],
    [{ a: [], b: [], posts: 'x' }, 'expected one list, got several: a, b'],
  ])('is not in %j, and that is said', (body, message) => {
    expect(() => readList(body, 'posts')).toThrow(new TypeError(message));
  });
});

test.each([
  ['General', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  ['Cloud', 'Cloud'],
])('the category %j is asked for as %j', (category, sent) => {
  expect(categoryFilter(category)).toBe(sent);
});
