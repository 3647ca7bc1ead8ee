/** Parts of several designs, and of pages that have some of them. A built page's browser has `drawn-parts.browser.ts`. */
export { HiringSteps } from '../../sections/hiring-steps';
export { EssayBand } from './essay-bands';
export { PageForm } from '../../forms/page-forms';
export { CompanyHero } from './heroes/company-hero';
export { ProductHero } from './product/product-hero';
export * from './page-words';
export * from './service-words';
