/** Pictures as items have them, of every kind that a network could refuse, and what each item is to be shared with. */
import sharp from 'sharp';
import { animation, halves, noise, phonePhoto } from '../data-layer/pictures/sample-pictures';

export interface ShareKind {
  /** Last part of its address. */
  name: string;
  type: string;
  /** The item's picture, or the card of its page. */
  as: 'picture' | 'card';
  make: () => Promise<Buffer>;
}

const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><circle cx="800" cy="500" r="200" fill="#070"/></svg>',
    ),
  );

const kind = (name: string, type: string, as: ShareKind['as'], make: ShareKind['make']) => ({
  ...{ name, type: `image/${type}`, as, make },
});

export const shareKinds: readonly ShareKind[] = [
  kind('an.avif', 'avif', 'picture', () => halves().avif({ effort: 0 }).toBuffer()),
  kind('a.webp', 'webp', 'picture', () => halves().webp().toBuffer()),
  kind('cmyk.jpg', 'jpeg', 'picture', () => halves().toColourspace('cmyk').jpeg().toBuffer()),
  kind('p3.png', 'png', 'picture', () =>
    halves().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  ),
  kind('heavy.jpg', 'jpeg', 'picture', () => noise(2400, 1600).jpeg({ quality: 100 }).toBuffer()),
  kind('phone.jpg', 'jpeg', 'picture', () => phonePhoto(1600, 1000, 6)),
  kind('line.png', 'png', 'card', () =>
    halves().resize(20_000, 100, { fit: 'fill' }).png().toBuffer(),
  ),
  kind('column.png', 'png', 'card', () =>
    halves().resize(400, 12_000, { fit: 'fill' }).png().toBuffer(),
  ),
  kind('dot.gif', 'gif', 'card', () => halves().resize(1, 1).gif().toBuffer()),
  kind('small.jpg', 'jpeg', 'card', () => halves().resize(640, 400).jpeg().toBuffer()),
  kind('moving.gif', 'gif', 'card', () => animation('gif')),
  kind('logo.png', 'png', 'card', () => logo().png().toBuffer()),
  kind('none.jpg', 'jpeg', 'card', () => Promise.resolve(Buffer.from('no picture'))),
];
