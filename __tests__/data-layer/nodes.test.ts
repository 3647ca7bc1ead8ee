import { describe, expect, it } from '@jest/globals';
import { collectionOf } from '../../src/collections/build-rows';
import { collectionNodes, pictureName, relatedItems } from '../../src/data-layer/nodes';
import type { SnapshotItem } from '../../src/pull/snapshot/types';
import { richText, snapshotItem, snapshotOf, snapshotPicture } from '../support/snapshot';
import { growth } from '../support/growth';

const NOW = Date.UTC(2026, 5, 1);
const row = collectionOf('post');
const nodesOf = (items: readonly SnapshotItem[], manifest = {}) =>
  collectionNodes(row, snapshotOf({ post: items }, manifest), (name) => `id of ${name}`, NOW);

it.each([
  ['https://cdn.example/a/Motor%20claim.jpg?w=1', 'motor-claim'],
  ['https://cdn.example/U%CC%88bersicht.jpg#bytes=0123456789abcdef', 'ubersicht'],
  ['https://cdn.example/%E0%A4.png', 'picture'],
  ['https://cdn.example/../../x/..%2f..%2fetc.svg', 'etc'],
  ['https://cdn.example/', 'picture'],
  [`https://cdn.example/${'long-'.repeat(20)}.jpg`, 'long-long-long-long-long-long-long-long'],
])('names the file of %s', (url, name) => {
  expect(pictureName(url)).toBe(name);
});

describe('nodes', () => {
  it('have moments that sort as text, whatever zone the dates are in', () => {
    const dates = [
      undefined,
      '2026-11-18T01:00:00+05:30',
      '2026-11-17T20:00:00Z',
      '2026-11-17T16:30:00-05:00',
    ];
    const nodes = nodesOf(
      dates.map((at, n) => snapshotItem(String(n), at === undefined ? {} : { published_at: at })),
    );
    const sorted = nodes
      .map(({ data }) => data)
      .sort((a, b) => (String(a['published_at_utc']) < String(b['published_at_utc']) ? -1 : 1));
    expect(sorted.map(({ published_at }) => published_at)).toEqual(dates);
  });

  it('are linked to their neighbours, the newer one first', () => {
    const nodes = nodesOf(['1', '2', '3'].map((id) => snapshotItem(id)));
    expect(nodes.map(({ data }) => [data.next_id, data.previous_id])).toEqual([
      [null, 'id of BlogPost:2'],
      ['id of BlogPost:1', 'id of BlogPost:3'],
      ['id of BlogPost:2', null],
    ]);
    expect(nodes[0]).toMatchObject({
      id: 'id of BlogPost:1',
      typeName: 'BlogPost',
      data: { api_id: '1', slug: 'slug-1', title: 'Title 1', position: 0 },
    });
  });

  it('carry their pictures with the words for them; one that was not to be had is not there', () => {
    const url = 'https://cdn.example/a.jpg';
    const text = richText('<img data-picture="0"><img data-picture="1">', {
      pictures: [
        { url, alt: 'In the text' },
        { url: 'https://cdn.example/gone.jpg', alt: '' },
      ],
    });
    const fields = {
      image_cdn: url,
      image_alt: 'A cover',
      author: { image_cdn: 'https://cdn.example/gone.jpg' },
    };
    const [node] = nodesOf([snapshotItem('1', fields, { rich: { content: text } })], {
      pictures: { [url]: snapshotPicture(url) },
    });
    expect(node?.data.pictures).toEqual({
      image_cdn: expect.objectContaining({ alt: 'A cover', name: 'a', width: 1600 }),
    });
    expect(node?.data.rich['content']?.pictures).toEqual([
      expect.objectContaining({ alt: 'In the text' }),
      null,
    ]);
    expect(JSON.stringify(node)).not.toContain('/objects/');
  });

  it('have the size of their fetched file; what the API says counts only without one', () => {
    const url = 'https://cdn.example/a.pdf';
    const pdfs = [
      snapshotItem('1', { file_url: url, size_bytes: 9e15 }),
      snapshotItem('2', { file_url: 'https://cdn.example/gone.pdf', size_bytes: 700 }),
    ];
    const file = { url, hash: 'ab'.repeat(32), bytes: 512, contentType: 'application/pdf' };
    const files = { [url]: { ...file, name: 'a.pdf', checkedAt: '2026-01-01T00:00:00.000Z' } };
    const nodes = collectionNodes(
      collectionOf('pdf'),
      snapshotOf({ pdf: pdfs }, { files }),
      String,
      NOW,
    );
    expect(nodes.map(({ data }) => data['size_bytes'])).toEqual([512, 700]);
  });

  it('say by the day of the build whether a job is open', () => {
    const jobs = [
      snapshotItem('1', { valid_through: '2026-06-01T00:00:00Z' }),
      snapshotItem('2', { valid_through: '2026-05-31T23:59:59Z' }),
      snapshotItem('3'),
    ];
    const nodes = collectionNodes(collectionOf('job'), snapshotOf({ job: jobs }), String, NOW);
    expect(nodes.map(({ data }) => data['is_open'])).toEqual([true, false, true]);
  });
});

describe('digests', () => {
  const digests = (items: SnapshotItem[], manifest = {}) =>
    new Map(
      nodesOf(items, manifest).map(({ data, digest }) => [
        data.api_id,
        [data.content_digest, digest],
      ]),
    );

  it('change with the item, and with the bytes of its picture alone', () => {
    const url = 'https://cdn.example/a.jpg';
    const items = [snapshotItem('1', { image_cdn: url }), snapshotItem('2')];
    const before = digests(items, { pictures: { [url]: snapshotPicture(url) } });
    const after = digests(items, {
      pictures: { [url]: snapshotPicture(url, { hash: 'cd'.repeat(32) }) },
    });
    expect(after.get('1')?.[0]).not.toBe(before.get('1')?.[0]);
    expect(after.get('2')).toEqual(before.get('2'));
  });

  it('stay for all but the neighbours when a newer item comes in front', () => {
    // Of one category, so that those far away in it have other related items.
    const items = Array.from({ length: 30 }, (_, n) => snapshotItem(String(n)));
    const before = digests(items);
    const after = digests([snapshotItem('new'), ...items]);
    const changed = [...before.keys()].filter((id) => after.get(id)?.[1] !== before.get(id)?.[1]);
    expect(changed).toContain('0');
    expect(changed.every((id) => Number(id) < 3)).toBe(true);
    for (const id of before.keys()) expect(after.get(id)?.[0]).toBe(before.get(id)?.[0]);
  });

  it('count the place in the list for what has no page of its own', () => {
    const clients = (ids: string[]) =>
      collectionNodes(
        collectionOf('client'),
        snapshotOf({ client: ids.map((id) => snapshotItem(id)) }),
        String,
        NOW,
      ).find(({ data }) => data.api_id === 'b')?.digest;
    expect(clients(['a', 'b'])).toBe(clients(['c', 'b']));
    expect(clients(['a', 'b'])).not.toBe(clients(['b', 'a']));
  });
});

describe('related items', () => {
  const relatedTo = (items: readonly SnapshotItem[], id: string) =>
    relatedItems(items)
      .get(id)
      ?.map((item) => item.id);

  it('share tags before they are near, within their group', () => {
    const items = [
      snapshotItem('1', { category: 'Cloud', tags: ['a', 'b'] }),
      snapshotItem('2', { category: 'Cloud', tags: [] }),
      snapshotItem('3', { category: 'Data', tags: ['a', 'b'] }),
      snapshotItem('4', { category: 'Cloud', tags: ['a'] }),
      snapshotItem('5', { category: 'Cloud', tags: ['a', 'b'] }),
      snapshotItem('6', { category: 'Cloud', tags: [] }),
    ];
    expect(relatedTo(items, '1')).toEqual(['5', '4', '6']);
  });

  it('are filled up from the whole list, never with the item itself or one twice', () => {
    const items = [
      snapshotItem('1', { category: 'Cloud' }),
      snapshotItem('2', { category: 'Data' }),
      snapshotItem('3', { category: 'Cloud' }),
      snapshotItem('4', { category: 'General' }),
    ];
    expect(relatedTo(items, '1')).toEqual(['3', '4', '2']);
    expect(relatedTo([items[0] as SnapshotItem], '1')).toEqual([]);
  });

  it('are those that the page leads to as older and newer only where there are no others', () => {
    const items = Array.from({ length: 6 }, (_, n) =>
      snapshotItem(String(n), { category: n < 5 ? 'Cloud' : 'Data' }),
    );
    expect(relatedTo(items, '2')).toEqual(['4', '0', '3']);
    expect(relatedTo(items.slice(0, 3), '1')).toEqual(['2', '0']);
  });

  it('lead to nothing that is not offered any more', () => {
    const items = Array.from({ length: 40 }, (_, n) => snapshotItem(String(n)));
    const isOffered = ({ id }: SnapshotItem) => ['0', '20', '39'].includes(id);
    const found = relatedItems(items, isOffered);
    expect(found.get('5')?.map(({ id }) => id)).toEqual(['0', '20', '39']);
    expect(found.get('20')?.map(({ id }) => id)).toEqual(['39', '0']);
  });

  it('of four times as many are found in about four times the time', () => {
    const items = (size: number) =>
      Array.from({ length: size }, (_, n) => snapshotItem(String(n), { tags: ['a'] }));
    const [some, many] = [items(1_000), items(4_000)];
    expect(relatedItems(many).size).toBe(4_000);
    expect(growth((size) => relatedItems(size === 1_000 ? some : many), 1_000)).toBeLessThan(9);
  });
});
