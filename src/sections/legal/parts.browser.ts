/** In the place of `parts.ts` in a built page's browser: a legal text stays as it was built. */
import { builtAside, builtPart } from '../../hydration/parts';

const legalText = () => import('./legal-text');
export const LegalBody = builtPart('div', 'LegalBody', legalText);
export const LegalHead = builtAside(null, 'LegalHead', legalText);
export const LegalIntro = builtPart('header', 'LegalIntro', legalText);
