import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { APPLICATION_ID } from '../../hydration/application';

/** What the build knows of the application; null in develop. Put in by `on-create-webpack-config.ts`. */
declare const APPLICATION: {
  readonly compilation: string;
  readonly scripts: readonly string[];
} | null;

/** Where failures are told, from the same place; null for nowhere. */
declare const REPORT_URL: string | null;

/** What gatsby-plugin-image puts into every page for a component that this site does not use. */
const UNUSED = /^gatsby-image-style/;

const isWanted = (node: ReactNode) => !(isValidElement(node) && UNUSED.test(node.key ?? ''));

/**
 * Puts the application to sleep, in place of what Gatsby writes at the end of the body: in a `template` nothing runs and
 * nothing is fetched, not even ahead of time, until `src/shell/early/application.ts` wakes it. Gatsby's list of chunks is left
 * out: it weighs more than a kilobyte, and serves a prefetching that this site does not use.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs) => {
  // In develop the application is there at once, with all that reloads it.
  if (!APPLICATION) return;
  const { compilation, scripts } = APPLICATION;
  replaceHeadComponents(getHeadComponents().filter(isWanted));
  replacePostBodyComponents([
    <template
      key={APPLICATION_ID}
      id={APPLICATION_ID}
      data-path={pathname}
      data-compilation={compilation}
      data-reports={REPORT_URL ?? undefined}
    >
      {scripts.map((address) => (
        <script key={address} src={address} />
      ))}
    </template>,
  ]);
};
