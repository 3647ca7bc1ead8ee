/**
 * Holds the application back: all that Gatsby writes at the end of the body goes into a `template`, where nothing runs
 * and nothing is fetched, until the visitor first does something (`src/shell/early/application.ts`).
 */
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { APPLICATION_ID } from '../hydration/application';
import { buildFacts } from './rendering/build-facts';

/** A style that gatsby-plugin-image puts into every page for a component that this site does not use. */
const isUnused = (node: ReactNode) =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

/** In develop the application starts at once, with its reloading. */
const isBuild = process.env.NODE_ENV === 'production';

export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  getPostBodyComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  replaceHeadComponents(getHeadComponents().filter((node) => !isUnused(node)));
  replacePostBodyComponents([
    <template
      key={APPLICATION_ID}
      id={APPLICATION_ID}
      data-path={pathname}
      data-reports={buildFacts.reportUrl ?? undefined}
    >
      {getPostBodyComponents()}
    </template>,
  ]);
};
