/** Notes beside the fields of a form: the rules of `check:items` that an item tells by itself. */
import { describe, expect, it } from '@jest/globals';
import { items } from '@corporate-website/contract/items';
import { notesOf, picturesOf, textsOf, type Notes } from '../../../desk/app/fields/item-facts';
import type { CollectionInfo } from '../../../desk/protocol';
import { fieldsOf } from '../../../desk/server/field-info';

const SITE = 'https://site.example';
const PICTURE = 'https://media.example/roof.jpg';

/** A collection, as far as its notes depend on it. */
const collection = (item: keyof typeof items) =>
  ({ item, fields: fieldsOf(items[item]) }) as unknown as CollectionInfo;

function notes(
  item: keyof typeof items,
  fields: Record<string, unknown>,
  more: { pictures?: Record<string, { width: number; height: number }>; namesakes?: string[] } = {},
): Notes {
  const of = collection(item);
  const texts = textsOf(of, fields, SITE);
  const now = Date.parse('2026-01-01T00:00:00Z');
  return notesOf(of, fields, { texts, pictures: {}, namesakes: [], now, ...more });
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

  it('tell of a title that another page has, of dates, and of what a page leaves out', () => {
    const found = notes(
      'Job',
      {
        title: 'Weaver',
        valid_through: '2026-01-03T00:00:00Z',
        content: '<p><img src="file:///C:/a.jpg" alt="A loom"></p>',
      },
      { namesakes: ['/corporate-overview/careers/weaver'] },
    );
    expect(found['title']).toEqual([
      expect.stringContaining('also that of /corporate-overview/careers/weaver'),
    ]);
    expect(found['valid_through']).toEqual(['It closes in 2 days.']);
    expect(found['content']).toHaveLength(1);
  });

  it('judge a long text by its sentences', () => {
    const hard = 'Interoperability considerations necessitate comprehensive reconfiguration. ';
    const found = notes('Post', { ...whole, content: `<p>${hard.repeat(40)}</p>` });
    expect(found['content']).toEqual([expect.stringContaining('reading ease')]);
  });
});
