/** In the place of `mark-cloth.ts` in a built page's browser: the first page's cloth stays as it was built. */
import { builtAside } from '../../hydration/parts';
import type { MarkClothProps } from './woven-mark';

export const MarkCloth = builtAside<MarkClothProps>('span', () =>
  import('./woven-mark').then((loaded) => loaded.MarkCloth),
);
