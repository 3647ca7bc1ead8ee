/** In the place of `drawn-parts.ts` in a built page's browser: most parts stay as they were built. */
import { InsurtechWords } from '../../forms/insurtech-parts';
import { builtAside, builtPart, livePart } from '../../hydration/parts';

const pageWords = () => import(/* webpackChunkName: 'parts-own-page' */ './page-words');
const serviceWords = () => import('./service-words');

export const HiringSteps = builtPart(
  'section',
  'HiringSteps',
  () => import('../../sections/hiring-steps'),
);
export const PageContact = builtPart('section', 'PageContact', pageWords);
export const EssayBand = builtPart('div', 'EssayBand', () => import('./essay-bands'));
export const OwnPageHead = builtAside(null, 'OwnPageHead', pageWords);
export const PageForm = livePart('PageForm', () => import('../../forms/page-forms'), [
  InsurtechWords,
]);
export const CompanyHero = builtPart('div', 'CompanyHero', () => import('./heroes/company-hero'));
export const ProductHero = builtPart(
  'header',
  'ProductHero',
  () => import('./product/product-hero'),
);
export const ProofBand = builtPart('section', 'ProofBand', serviceWords);
export const ReadOnBand = builtPart('section', 'ReadOnBand', serviceWords);
