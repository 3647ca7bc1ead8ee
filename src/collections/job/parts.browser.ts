/**
 * In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built, and what depends on
 * whether a role is open until it closes.
 */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart, livePart } from '../../hydration/parts';

const panel = () => import(/* webpackChunkName: 'parts-job' */ './panel');
export const Departments = livePart(
  'Departments',
  () => import(/* webpackChunkName: 'parts-job' */ './departments'),
);
export const RoleHeader = builtPart(
  'header',
  'RoleHeader',
  () => import(/* webpackChunkName: 'parts-job' */ './head'),
);
export const ApplyLink = builtPart('a', 'ApplyLink', panel);
export const JobPanel = builtUntilChanged('div', 'JobPanel', panel);
export const RelatedJobs = builtUntilChanged(
  'section',
  'RelatedJobs',
  () => import(/* webpackChunkName: 'parts-job' */ './related'),
);
export const RoleRows = builtUntilChanged(
  'div',
  'RoleRows',
  () => import(/* webpackChunkName: 'parts-job' */ './rows'),
);
