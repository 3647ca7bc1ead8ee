import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HydratedPart } from '../hydration/hydration';
import { MAIN_ID, mark } from '../site/markup';
import { print } from '../styles/media';
import { ConsentBanner } from './banner/consent-banner';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { SkipLink } from './skip-link';

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
  [print]: { display: 'block', minHeight: 0 },
});
const main = css({ '&:focus': { outline: 'none' } });

/**
 * The parts common to every page, around the page's own. The early script may have changed attributes before React
 * hydrates them (`inert`, `open`, `aria-expanded`, …): React neither compares nor writes these.
 */
export function PageShell({ pathname, data, children }: PageShellProps) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return (
    <div css={shell} {...mark('page')} suppressHydrationWarning>
      <SkipLink />
      <HydratedPart>
        <ConsentBanner />
      </HydratedPart>
      <HydratedPart>
        <SiteHeader pathname={path} />
      </HydratedPart>
      <main id={MAIN_ID} tabIndex={-1} css={main} suppressHydrationWarning>
        <HydratedPart>{children}</HydratedPart>
      </main>
      <HydratedPart>
        <SiteFooter pathname={path} data={data} />
      </HydratedPart>
    </div>
  );
}
