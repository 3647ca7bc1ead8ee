/** In the place of `mark-cloth.ts` in a built page's browser: the first page's cloth stays as it was built. */
import { builtAside } from '../../hydration/parts';

export const MarkCloth = builtAside('span', 'MarkCloth', () => import('./woven-mark'));
