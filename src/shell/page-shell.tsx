import { ConsentBanner } from './banner/consent-banner';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { PageFrame, type PageShellProps } from './page-frame';

/**
 * The parts common to every page, around the page's own. A built page's browser gets `page-shell.browser.tsx` instead,
 * which leaves them as they were built.
 */
export function PageShell({ pathname, data, children }: PageShellProps) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return (
    <PageFrame
      banner={<ConsentBanner />}
      header={<SiteHeader pathname={path} />}
      footer={<SiteFooter pathname={path} data={data} />}
    >
      {children}
    </PageFrame>
  );
}
