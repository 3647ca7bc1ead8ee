/** The parts of jobs' pages. A built page's browser has `parts.browser.ts`. */
export { ListFoot } from '../../live/lists/list-foot';
export { RoleHeader } from './head';
