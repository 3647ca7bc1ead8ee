import type { Marked } from '../site/markup';
import { useFooterRequest } from './footer/use-footer-request';
import { KeptPart } from './kept-part';
import { PageFrame, type PageShellProps } from './page-frame';

/**
 * In the place of `page-shell.tsx` in a built page's browser: banner, header and footer stay as they were built, for the
 * whole visit, and their code is not loaded. The early script moves them; `live-shell.ts` has the rest.
 */
export function PageShell({ pathname, data, children }: PageShellProps) {
  const request = useFooterRequest({ pathname: pathname.replace(/(.)\/$/, '$1'), data });
  return (
    <PageFrame
      banner={<KeptPart tag="section" selector={'[data-consent-banner]' satisfies Marked} />}
      header={<KeptPart tag="header" selector={'[data-site-header]' satisfies Marked} />}
      footer={
        <>
          <KeptPart tag="footer" selector={'[data-site-footer]' satisfies Marked} />
          {request}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
