/** In the place of `parts.ts` in a built page's browser: a legal text stays as it was built. */
import { builtAside, builtPart } from '../../hydration/parts';

const parts = () => import('./parts.ts');
export const LegalBody = builtPart('div', 'LegalBody', parts);
export const LegalHead = builtAside(null, 'LegalHead', parts);
export const LegalIntro = builtPart('header', 'LegalIntro', parts);
