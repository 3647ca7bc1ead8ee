/** In the place of `lost-parts.ts` in a built page's browser: what does not depend on the address stays as it was built. */
import { builtAside } from '../../hydration/parts';

const parts = () => import('./lost-parts.ts');
export const LooseThread = builtAside('svg', 'LooseThread', parts);
export const WaysOn = builtAside('div', 'WaysOn', parts);
