/** The parts of jobs' pages. A built page's browser has `parts.browser.ts`. */
export { Departments } from './departments';
export { RoleHeader } from './head';
export { RolesHead } from './list-head';
export { ApplyLink, JobPanel } from './panel';
export { RelatedJobs, RoleRows } from './rows';
