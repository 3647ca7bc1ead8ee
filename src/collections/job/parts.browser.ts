/**
 * In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built, and what depends on
 * whether a role is open until it closes.
 */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart, livePart } from '../../hydration/parts';

const parts = () => import(/* webpackChunkName: 'parts-job' */ './parts.ts');
export const Departments = livePart('Departments', parts);
export const RoleHeader = builtPart('header', 'RoleHeader', parts);
export const ApplyLink = builtPart('a', 'ApplyLink', parts);
export const JobPanel = builtUntilChanged('div', 'JobPanel', parts);
export const RolesHead = builtPart('header', 'RolesHead', parts);
export const RelatedJobs = builtUntilChanged('section', 'RelatedJobs', parts);
export const RoleRows = builtUntilChanged('div', 'RoleRows', parts);
