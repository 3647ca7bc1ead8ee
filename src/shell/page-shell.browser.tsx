import type { Marked } from '../site/markup';
import { useFooterRequest } from './footer/use-footer-request';
import { StaticPart } from './static-part';
import { PageFrame, type PageShellProps } from './page-frame';

/**
 * In the place of `page-shell.tsx` in a built page's browser: banner, header and footer stay as they were built, for the
 * whole visit, and their code is not loaded. The early script moves them; `live-shell.ts` has the rest.
 */
export function PageShell({ pathname, data, children }: PageShellProps) {
  const request = useFooterRequest({ pathname: pathname.replace(/(.)\/$/, '$1'), data });
  return (
    <PageFrame
      banner={<StaticPart tag="section" selector={'[data-consent-banner]' satisfies Marked} />}
      header={<StaticPart tag="header" selector={'[data-site-header]' satisfies Marked} />}
      footer={
        <>
          <StaticPart tag="footer" selector={'[data-site-footer]' satisfies Marked} />
          {request}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
