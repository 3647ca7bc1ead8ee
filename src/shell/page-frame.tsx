import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HydratedPart } from '../hydration/hydration';
import { MAIN_ID, mark } from '../site/markup';
import { ScrollSentinel } from './header/scroll-sentinel';
import { SkipLink } from './skip-link';

export interface PageShellProps {
  pathname: string;
  /** The result of the page's query, for the footer. */
  data?: unknown;
  children: ReactNode;
}

export interface PageFrameProps {
  banner: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const shell = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  overflowX: 'clip',
});
const main = css({ '&:focus': { outline: 'none' } });

/** Around the page's own part: the same elements in the build and in the browser, which React hydrates. */
export function PageFrame({ banner, header, footer, children }: PageFrameProps) {
  return (
    <div css={shell} {...mark('page')} suppressHydrationWarning>
      <ScrollSentinel />
      <SkipLink />
      {banner}
      {header}
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        <HydratedPart>{children}</HydratedPart>
      </main>
      {footer}
    </div>
  );
}
