import { ScreensBand } from '../../bands/screens-band';
import { BandsWithRail } from '../bands-with-rail';
import type { Design } from '../designs';
import { drawnHere } from '../parts';
import { ProductHero } from './product-hero';

/** A product. A separate template draws it, so that no other page loads its drawings. */
export const product: Design = {
  Hero: ProductHero,
  Body: BandsWithRail,
  woven: [drawnHere('ScreensBand', ScreensBand)],
  closing: 'night',
};
