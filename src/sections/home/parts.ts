/** The parts of the home page. A built page's browser has `parts.browser.ts`. */
export { HomeAudience } from './home-audience';
export { HomeClients } from './home-clients';
export { HomeHead } from './home-head';
export { HomeHero } from './home-hero';
export { HomeIndex } from './home-index';
export { HomePractices } from './home-practices';
export { HomeProof } from './home-proof';
export { HomeTestimonials } from './home-testimonials';
export { HomeWork } from './home-work';
