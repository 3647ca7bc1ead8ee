import type { ReactNode } from 'react';
import { APPLICATION_ID } from '../../hydration/application';
import { buildFacts } from '../rendering/build-facts';

/**
 * Holds the application back: in a `template` nothing runs and nothing is fetched, until the visitor first does something
 * (`src/shell/early/application.ts`).
 * @param scripts all that Gatsby writes at the end of the body
 */
export const heldBack = (pathname: string, scripts: readonly ReactNode[]): ReactNode => (
  <template
    key={APPLICATION_ID}
    id={APPLICATION_ID}
    data-path={pathname}
    data-reports={buildFacts.reportUrl ?? undefined}
  >
    {scripts}
  </template>
);
