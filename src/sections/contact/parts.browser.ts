/** In the place of `parts.ts` in a built page's browser: the cloth follows the form, all else stays as it was built. */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart } from '../../hydration/parts';

const contactWords = () => import('./contact-words');
export const ContactLeads = builtPart('section', 'ContactLeads', contactWords);
export const ContactOffices = builtPart('section', 'ContactOffices', contactWords);
export const ContactSteps = builtPart('section', 'ContactSteps', contactWords);
export const ContactWays = builtPart('dl', 'ContactWays', contactWords);
export const HiringAside = builtPart('div', 'HiringAside', contactWords);
export const ServiceCloth = builtUntilChanged(
  'figure',
  'ServiceCloth',
  () => import('./service-cloth'),
);
