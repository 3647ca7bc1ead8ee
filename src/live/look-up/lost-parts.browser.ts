/** In the place of `lost-parts.ts` in a built page's browser: the cloth stays as it was built. */
import { builtAside } from '../../hydration/parts';

export const LooseThread = builtAside('svg', 'LooseThread', () => import('./loose-thread'));
