/** The parts of the contact pages. A built page's browser has `parts.browser.ts`. */
export { ContactLeads } from './contact-leads';
export { ContactOffices } from './contact-offices';
export { ContactSteps } from './contact-steps';
export { ContactWays } from './contact-ways';
export { HiringAside } from './hiring-aside';
export { ServiceCloth } from './service-cloth';
