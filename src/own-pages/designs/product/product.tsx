import { ScreensBand } from '../../bands/screens-band';
import { drawnHere } from '../parts';
import { PlainBands } from '../plain-bands';
import type { Design } from '../designs';
import { ProductHero } from './product-hero';

/** A product. A separate template draws it, so that no other page loads its drawings. */
export const product: Design = {
  Hero: ProductHero,
  Body: PlainBands,
  woven: [drawnHere('ScreensBand', ScreensBand)],
  closing: 'night',
};
