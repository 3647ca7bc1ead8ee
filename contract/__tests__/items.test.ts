import { describe, expect, test } from '@jest/globals';
import { htmlFieldsOf, items, User } from '../items';
import openApi from '../openapi.json';
import { parseItem, withheldBecause } from '../parse';

const post = { id: 1, slug: 'a', title: 'A' };

function published(fields: Record<string, unknown>) {
  const parsed = parseItem(items.Post, { ...post, ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}

/** The part of the OpenAPI document that says what an item is made of. */
interface ObjectSchema {
  properties?: Record<string, ObjectSchema>;
  required?: string[];
  items?: ObjectSchema;
  anyOf?: ObjectSchema[];
}

/** The names that an object may have and must have, in the same form for a document and for a schema. */
const names = (all: readonly string[], required: readonly string[]) => ({
  all: [...all].sort(),
  required: [...required].sort(),
});

test('the fields that hold HTML are known', () => {
  expect(htmlFieldsOf(items.Post)).toEqual(['content']);
  expect(htmlFieldsOf(items.CaseStudy).sort()).toEqual(['challenge', 'content', 'solution']);
  expect(htmlFieldsOf(items.Award)).toEqual([]);
});

test.each(['2026-01-012026-01-01', '2026-01-01 2026-01-01', '2026-01-01Z!'])(
  '%s is no date, though it begins or ends with one',
  (at) => {
    expect(parseItem(items.Post, { ...post, published_at: at }).ok).toBe(false);
  },
);

describe.each([...Object.values(items), User])('the item $name', ({ name, required, optional }) => {
  const schemas = openApi.components.schemas as Record<string, unknown>;
  const documented = schemas[name] as ObjectSchema | undefined;

  test('§3 has the fields that the committed document has', () => {
    const own = [Object.keys(required), Object.keys(optional)] as const;
    expect(names(own.flat(), own[0])).toEqual(
      names(Object.keys(documented?.properties ?? {}), documented?.required ?? []),
    );
  });

  test('has in its objects what the committed document has', () => {
    for (const [field, schema] of Object.entries(optional)) {
      const [value] = documented?.properties?.[field]?.anyOf ?? [];
      const object = value?.items ?? value;
      if (!object?.properties) continue;
      const known = names(Object.keys(object.properties), object.required ?? []);
      const whole = Object.fromEntries(known.required.map((each) => [each, 'a']));
      const wrap = (part: unknown) => (value?.items ? [part] : part);
      // It would silently accept unknown keys, and drop them.
      for (const each of known.all) {
        const { success } = schema.safeParse(wrap({ ...whole, [each]: [] }));
        expect([field, each, success]).toEqual([field, each, false]);
      }
      expect(schema.safeParse(wrap(whole)).success).toBe(true);
    }
  });
});

describe('parsing an item', () => {
  test.each([undefined, null, '', '  '])('takes %p for a missing field', (value) => {
    const { item, dropped } = published({ category: value });
    expect([item.category, dropped]).toEqual([undefined, []]);
    expect(parseItem(items.Post, { ...post, title: value })).toEqual({
      ok: false,
      problems: [{ field: 'title', reason: 'is missing' }],
    });
  });

  test('drops an optional field of a wrong type alone, and says so', () => {
    const { item, dropped } = published({ category: 4, tags: ['a', 5, 'b'], extra: true });
    expect(item).toEqual({ id: '1', slug: 'a', title: 'A', tags: ['a', 'b'] });
    expect(dropped).toEqual([
      { field: 'category', reason: 'expected string, got number' },
      { field: 'tags[1]', reason: 'expected string, got number' },
    ]);
  });

  test('lets go of no more of a list of objects than is wrong', () => {
    const parsed = parseItem(items.CaseStudy, {
      ...post,
      results: [
        { value: 1, label: 'one' },
        { value: {}, label: 'two' },
        { label: 'three' },
        'four',
      ],
    });
    expect(parsed.ok && parsed.item.results).toEqual([{ value: '1', label: 'one' }]);
    expect(parsed.ok && parsed.dropped.map(({ field }) => field)).toEqual([
      'results[1].value',
      'results[2].value',
      'results[3]',
    ]);
  });

  test.each([
    ['2026-11-18T09:00:00+02:00', '2026-11-18T09:00:00+02:00'],
    ['2026-11-18', '2026-11-18T00:00:00Z'],
    ['2026-11-18+02:00', '2026-11-18T00:00:00+02:00'],
    ['2026-11-18 09:00', '2026-11-18T09:00:00Z'],
    ['2026-11-18 09:00:30 ', '2026-11-18T09:00:30Z'],
    ['2026-11-18T09:00:30.1234Z', '2026-11-18T09:00:30Z'],
    ['2026-11-18t09:00:00z', '2026-11-18T09:00:00Z'],
    ['2026-11-18T09:00-0530', '2026-11-18T09:00:00-05:30'],
    ['2026-11-18 09:00:00+05', '2026-11-18T09:00:00+05:00'],
    ['2026-11-18T24:00:00+01:00', '2026-11-18T23:59:59+01:00'],
    ['2028-02-29', '2028-02-29T00:00:00Z'],
  ])('reads the date %s', (given, read) => {
    expect(published({ published_at: given }).item.published_at).toBe(read);
  });

  test.each([
    'yesterday',
    '2026-02-29',
    '2026-11-00',
    '2026-13-01',
    '2026-00-01',
    '18/11/2026',
    '2026-11-18T25:00:00Z',
    '2026-11-18junk',
    '2026-11-18T09:00:00.Z',
    '2026-11-18T09',
    20261118,
  ])('takes %p for no date', (given) => {
    const { item, dropped } = published({ updated_at: given });
    expect(item.updated_at).toBeUndefined();
    expect(dropped).toHaveLength(1);
  });

  test.each(['0001-01-01T00:00:00Z', '1970-01-01', '1989-12-31T23:59:59+14:00'])(
    'drops %s, which is no date that anybody meant, and publishes the item',
    (given) => {
      const { item, dropped } = published({ published_at: given, updated_at: given });
      expect(item).not.toHaveProperty('published_at');
      expect(item).not.toHaveProperty('updated_at');
      expect(dropped.map(({ field }) => field)).toEqual(['published_at', 'updated_at']);
      expect(dropped[0]?.reason).toContain('before 1990 or after 2100 are not believed');
    },
  );

  test('believes the first day of 1990 and the last of 2100, and lets who waits beyond wait', () => {
    for (const updated_at of ['1990-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])
      expect(published({ updated_at }).item.updated_at).toBe(updated_at);
    const job = { ...post, valid_through: '9999-12-31T23:59:59Z' };
    const parsed = parseItem(items.Job, job);
    expect(parsed.ok && parsed.item).not.toHaveProperty('valid_through');
    const { item } = published({ published_at: '9999-12-31T00:00:00Z' });
    expect(withheldBecause(item, Date.now())).toBe('published_at');
  });

  test('keeps the offset of a closing date, which says whose day it is', () => {
    const parsed = parseItem(items.Job, { ...post, valid_through: '2027-01-31T23:59:59-05:00' });
    expect(parsed.ok && parsed.item.valid_through).toBe('2027-01-31T23:59:59-05:00');
  });

  test.each([
    ['2026-11-21', '2026-11-21T23:59:59Z'],
    ['2026-11-21Z', '2026-11-21T23:59:59Z'],
    ['2026-11-21+0530', '2026-11-21T23:59:59+05:30'],
  ])('lets a role that closes on %s be open to the end of that day', (given, read) => {
    const parsed = parseItem(items.Job, { ...post, valid_through: given });
    const end = parsed.ok ? parsed.item.valid_through : undefined;
    expect(end).toBe(read);
  });
});

describe('an address', () => {
  const apply = (apply_url: string) => {
    const parsed = parseItem(items.Job, { ...post, apply_url });
    return parsed.ok ? parsed.item.apply_url : undefined;
  };

  test.each(['http://cdn.example/a.png', 'https://cdn.example/a.png'])('%s is one', (given) => {
    expect(published({ image_cdn: ` ${given} ` }).item.image_cdn).toBe(given);
    expect(apply(given)).toBe(given);
  });

  test('of an e-mail is where to apply, and nowhere else', () => {
    const given = 'mailto:jobs@site.example';
    expect(apply(given)).toBe(given);
    expect(published({ image_cdn: given }).item.image_cdn).toBeUndefined();
    for (const none of [
      'javascript:alert(1)',
      '/relative',
      'data:image/png;base64,AA',
      'ftp://x/y',
    ]) {
      expect(apply(none)).toBeUndefined();
      expect(published({ image_cdn: none }).item.image_cdn).toBeUndefined();
    }
  });
});

describe('a year', () => {
  const yearOf = (year: unknown) => {
    const parsed = parseItem(items.Award, { id: 1, title: 'A', year });
    return parsed.ok ? parsed.item.year : undefined;
  };

  test.each([2019, '2019', ' 2019 '])('is a number where it comes as %j', (given) => {
    expect(yearOf(given)).toBe(2019);
  });

  test.each([1900, 2200, '1900', '2199'])('may be %j', (given) => {
    expect(yearOf(given)).toBe(Number(given));
  });

  test.each([1899, 2201, 2019.5, '1899', '2200', '12019', '20199', '201x'])(
    'is not %j',
    (given) => {
      expect(yearOf(given)).toBeUndefined();
    },
  );
});

test.each([
  [-1, undefined],
  [0, 0],
  [7, 7],
])('a count of %i is read as %p', (size_bytes, read) => {
  const pdf = { id: 1, title: 'A', file_url: 'https://cdn.example/a.pdf', size_bytes };
  const parsed = parseItem(items.Pdf, pdf);
  expect(parsed.ok && parsed.item.size_bytes).toBe(read);
});
