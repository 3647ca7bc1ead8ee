/** Parts of the home page that use never changes. One chunk: a navigation to it needs them all. */
export { HomeAudience } from './home-audience';
export { HomeClients } from './home-clients';
export { HomeHead } from './home-head';
export { HomeHero } from './home-hero';
export { HomeProof } from './home-proof';
export { HomeTestimonials } from './home-testimonials';
export { HomeWork } from './home-work';
