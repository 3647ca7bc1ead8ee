/** In the place of `drawn-parts.ts` in a built page's browser: each part comes on its own, and most as they were built. */
import { InsurtechWords } from '../../forms/insurtech-parts';
import { builtAside, builtPart, livePart } from '../../hydration/parts';

export const HiringSteps = builtPart(
  'section',
  'HiringSteps',
  () => import('../../sections/hiring-steps'),
);
export const PageContact = builtPart(
  'section',
  'PageContact',
  () => import('../../sections/page-contact'),
);
export const EssayBand = builtPart('div', 'EssayBand', () => import('./essay-bands'));
export const OwnPageHead = builtAside(null, 'OwnPageHead', () => import('../own-page-head'));
export const PageForm = livePart('PageForm', () => import('../../forms/page-forms'), [
  InsurtechWords,
]);
export const CompanyHero = builtPart('div', 'CompanyHero', () => import('./heroes/company-hero'));
export const ProductHero = builtPart(
  'header',
  'ProductHero',
  () => import('./product/product-hero'),
);
export const ProofBand = builtPart('section', 'ProofBand', () => import('./proof-band'));
export const ReadOnBand = builtPart('section', 'ReadOnBand', () => import('./read-on-band'));
