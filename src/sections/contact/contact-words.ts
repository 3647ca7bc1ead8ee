/** The surroundings of the form of contact pages. One chunk: most pages after the first need most of it. */
export { ContactLeads } from './contact-leads';
export { ContactOffices } from './contact-offices';
export { ContactSteps } from './contact-steps';
export { ContactWays } from './contact-ways';
export { HiringAside } from './hiring-aside';
