import { expect, it } from '@jest/globals';
import { collections } from '../../../src/collections/build-rows';
import type { NodeData, PictureReference } from '../../../src/data-layer/nodes';
import { ordersOf } from '../../../src/pictures/build/early-orders';
import { pictureSizes } from '../../../src/pictures/sizes';
import { TEXT_PICTURE } from '../../../src/rich-text/picture-markup';

const picture = (hash: string): PictureReference => ({
  hash,
  name: hash,
  alt: '',
  width: 1600,
  height: 900,
  dominant_color: '#000000',
  format: 'jpeg',
  is_vector: false,
  is_animated: false,
});

const data = {
  pictures: { image_cdn: picture('head'), 'author.image_cdn': picture('author') },
  rich: { post_body: { pictures: [picture('text'), null] } },
} as unknown as NodeData;

const rowOf = (key: string) => {
  const row = collections.find((each) => each.key === key);
  if (!row) throw new Error(key);
  return row;
};

it('are those of an item’s page, its card and its text', () => {
  const { head, card, portrait } = pictureSizes;
  expect(ordersOf(rowOf('post'), data).map(({ picture: { hash }, args }) => [hash, args])).toEqual([
    ['head', head.asked],
    ['head', card.asked],
    ['author', portrait.asked],
    ['text', TEXT_PICTURE],
  ]);
});

it('are none for items without pages, which a page may leave out', () => {
  expect(ordersOf(rowOf('testimonial'), data)).toEqual([]);
});
