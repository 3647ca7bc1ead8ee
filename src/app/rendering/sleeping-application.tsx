import type { ReactNode } from 'react';
import { APPLICATION_ID } from '../../hydration/application';
import type { BuildFacts } from './build-facts';

/**
 * The application, asleep, in place of what Gatsby writes at the end of the body: in a `template` nothing runs and
 * nothing is fetched, not even ahead of time, until `src/shell/early/application.ts` wakes it. Gatsby's list of chunks is
 * left out: it weighs more than a kilobyte, and serves a prefetching that this site does not use.
 */
export const sleepingApplication = (
  pathname: string,
  { compilation, scripts }: NonNullable<BuildFacts['application']>,
  reportUrl: string | null,
): ReactNode => (
  <template
    key={APPLICATION_ID}
    id={APPLICATION_ID}
    data-path={pathname}
    data-compilation={compilation}
    data-reports={reportUrl ?? undefined}
  >
    {scripts.map((address) => (
      <script key={address} src={address} />
    ))}
  </template>
);
