import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { MAIN_ID, mark, type Marked } from '../site/markup';
import { ConsentBanner } from './banner/consent-banner';
import { SiteFooter } from './footer/site-footer';
import { ScrollSentinel } from './header/scroll-sentinel';
import { SiteHeader } from './header/site-header';
import { HydratedPart } from '../hydration/hydration';
import { SkipLink } from './skip-link';
import { ShellPart } from './shell-part';

export interface PageShellProps {
  pathname: string;
  /** The result of the page's query, for the footer. */
  data?: unknown;
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

/** The parts common to every page, around the page's own. */
export function PageShell({ pathname, data, children }: PageShellProps) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return (
    <div css={shell} {...mark('page')} suppressHydrationWarning>
      <ScrollSentinel />
      <SkipLink />
      <ShellPart selector={'[data-consent-banner]' satisfies Marked}>
        <ConsentBanner />
      </ShellPart>
      <ShellPart selector={'[data-site-header]' satisfies Marked}>
        <SiteHeader pathname={path} />
      </ShellPart>
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        <HydratedPart>{children}</HydratedPart>
      </main>
      <ShellPart selector="[data-site-footer]">
        <SiteFooter pathname={path} data={data} />
      </ShellPart>
    </div>
  );
}
