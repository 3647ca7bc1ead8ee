/** The parts of the contact pages. A built page's browser has `parts.browser.ts`. */
export {
  ContactLeads,
  ContactOffices,
  ContactSteps,
  ContactWays,
  HiringAside,
} from './contact-words';
export { ServiceCloth } from './service-cloth';
