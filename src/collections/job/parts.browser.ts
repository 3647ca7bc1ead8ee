/**
 * In the place of `parts.ts` in a built page's browser: what use never changes stays as it was built, and what depends on
 * whether a role is open until it closes.
 */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart, livePart } from '../../hydration/parts';

export const Departments = livePart(() =>
  import(/* webpackChunkName: 'parts-job' */ './departments').then((loaded) => loaded.Departments),
);
export const RoleHeader = builtPart('header', () =>
  import(/* webpackChunkName: 'parts-job' */ './head').then((loaded) => loaded.RoleHeader),
);
export const ApplyLink = builtPart('a', () =>
  import(/* webpackChunkName: 'parts-job' */ './panel').then((loaded) => loaded.ApplyLink),
);
export const JobPanel = builtUntilChanged('div', () =>
  import(/* webpackChunkName: 'parts-job' */ './panel').then((loaded) => loaded.JobPanel),
);
export const RelatedJobs = builtUntilChanged('section', () =>
  import(/* webpackChunkName: 'parts-job' */ './related').then((loaded) => loaded.RelatedJobs),
);
export const RoleRows = builtUntilChanged('div', () =>
  import(/* webpackChunkName: 'parts-job' */ './rows').then((loaded) => loaded.RoleRows),
);
