import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SiteFooter } from '../site-footer/site-footer';
import { SiteHeader } from '../site-header/site-header';
import { MAIN_ID, SkipLink } from '../skip-link/skip-link';

export interface PageShellProps {
  pathname: string;
  children: ReactNode;
}

const shell = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  overflowX: 'clip',
});
const main = css({ '&:focus': { outline: 'none' } });

/** What is the same on every page, around what is not. */
export function PageShell({ pathname, children }: PageShellProps) {
  return (
    <div css={shell}>
      <SkipLink />
      <SiteHeader pathname={pathname.replace(/(.)\/$/, '$1')} />
      <main id={MAIN_ID} tabIndex={-1} css={main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
