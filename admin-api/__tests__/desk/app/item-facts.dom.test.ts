/** Notes beside the fields of a form: the rules of `check:items` that an item tells by itself. */
import { describe, expect, it } from '@jest/globals';
import { items } from '@corporate-website/contract/items';
import {
  findingsOf,
  linksOf,
  lossesOf,
  picturesOf,
  pullNotesOf,
  textsOf,
} from '../../../desk/app/fields/item-facts';
import { notesOf } from '../../../desk/app/fields/notes';
import type { CollectionInfo } from '../../../desk/protocol';
import { fieldsOf } from '../../../desk/server/field-info';
import { defaultLevels } from '../../../../src/editorial/build/rules';

const SITE = 'https://site.example';
const PICTURE = 'https://media.example/roof.jpg';

/** A collection, as far as its notes depend on it. */
const collection = (item: keyof typeof items) =>
  ({ item, fields: fieldsOf(items[item]) }) as unknown as CollectionInfo;

function notes(
  item: keyof typeof items,
  fields: Record<string, unknown>,
  more: {
    pictures?: Record<string, { width: number; height: number }>;
    namesakes?: string[];
  } = {},
): Record<string, string[]> {
  const of = collection(item);
  const texts = textsOf(of, fields, SITE);
  const now = Date.parse('2026-01-01T00:00:00Z');
  const found = findingsOf(of, fields, { texts, pictures: {}, namesakes: [], now, ...more });
  const told = notesOf(found, of.fields, defaultLevels);
  return Object.fromEntries(
    Object.entries(told).map(([name, each]) => [
      name,
      each.map(({ level, text }) => `${level}: ${text}`),
    ]),
  );
}

const whole = { title: 'A title', category: 'Cloud', image_cdn: PICTURE, image_alt: 'A roof' };

describe('the notes on an item', () => {
  it('are none where nothing is to be mended', () => {
    expect(notes('Post', { ...whole, content: '<p>Words.</p>' })).toEqual({});
  });

  it('stand at their fields, in the words of the form', () => {
    const found = notes('Post', {
      title: 'A title',
      image_cdn: PICTURE,
      image_alt: 'IMG_2043',
      author: { image_cdn: 'https://media.example/face.jpg' },
      content: '<h2>One</h2><h4>Deep</h4><p><img src="https://media.example/a.jpg"></p>',
    });
    expect(found['image_alt']).toEqual([
      expect.stringContaining('"IMG_2043" says nothing of the picture in “Picture”.'),
    ]);
    expect(found['category']).toEqual([expect.stringContaining('no category')]);
    expect(found['content']).toEqual([
      expect.stringContaining('1 of 1 pictures in “Content” have no useful text alternative'),
      expect.stringContaining('“Deep”'.replaceAll(/[“”]/g, '"')),
    ]);
  });

  it('measure the pictures of an item, also those of a part', () => {
    const fields = { ...whole, author: { image_cdn: 'https://media.example/face.jpg' } };
    expect(picturesOf(collection('Post'), fields)).toEqual([
      PICTURE,
      'https://media.example/face.jpg',
    ]);
    const pictures = {
      [PICTURE]: { width: 400, height: 900 },
      'https://media.example/face.jpg': { width: 20, height: 20 },
    };
    const found = notes('Post', fields, { pictures });
    expect(found['image_cdn']).toEqual([
      expect.stringContaining('looks soft'),
      expect.stringContaining('cut through a face'),
    ]);
    expect(found['author.image_cdn']).toEqual([expect.stringContaining('looks soft')]);
  });

  it('tell of a title that another page has, and of dates', () => {
    const found = notes(
      'Job',
      {
        title: 'Weaver',
        valid_through: '2026-01-03T00:00:00Z',
      },
      { namesakes: ['/corporate-overview/careers/weaver'] },
    );
    expect(found['title']).toEqual([
      expect.stringContaining('also that of /corporate-overview/careers/weaver'),
    ]);
    expect(found['valid_through']).toEqual(['advice: It closes in 2 days.']);
  });
});

it('what a pull would note is told at its field', () => {
  const told = (item: keyof typeof items, fields: Record<string, unknown>) =>
    Object.entries(pullNotesOf(collection(item), fields)).map(([field, notes]) => [
      field,
      ...notes.map(({ text }) => text),
    ]);
  const [start, end] = ['2030-05-04T09:00:00Z', '2030-05-03T09:00:00Z'];
  expect(told('TechSeriesEvent', { starts_at: start, ends_at: end })).toEqual([
    ['ends_at', expect.stringContaining('ends before it begins')],
  ]);
  const pay = { currency: 'euro', min: 64_000, max: 52_000 };
  expect(told('Job', { salary: pay, address: { country: 'Germany' } })).toEqual([
    [
      'salary',
      expect.stringContaining('three letters'),
      expect.stringContaining('min of salary is above its max'),
    ],
    ['address', expect.stringContaining('two letters')],
  ]);
  const fine = { currency: 'EUR', min: 64_000, max: null };
  expect(told('Job', { salary: fine, address: { country: 'DE' } })).toEqual([]);
});

it('what a page leaves out of a text is told at its field, whose links the site is asked for', () => {
  const content = '<p><img src="file:///C:/a.jpg" alt="A loom"><a href="/blog/one">One</a></p>';
  const texts = textsOf(collection('Post'), { content }, SITE);
  expect(lossesOf(texts)['content']).toHaveLength(1);
  expect(linksOf(texts)).toEqual({ content: ['/blog/one'] });
});
