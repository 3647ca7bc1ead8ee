import { css } from '@emotion/react';
import { isContactPath } from '../../site/contact-links';
import { footerRequest, type FooterContext } from './footer-overrides';
import { columns, noPrint, span, wrap } from '../../styles/layout';
import { print } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { bannerRoom } from '../banner/banner-measures';
import { FooterCompany } from './footer-company';
import { FooterCopyright } from './footer-copyright';
import { FooterLinks } from './footer-links';
import { FooterRequest } from './footer-request';
import { NewsletterForm } from '../../forms/newsletter/newsletter-form';
import { Selvedge } from './selvedge';
import { mark, type RootMarked } from '../../site/markup';

const footer = css({ marginTop: 'auto', [print]: { breakInside: 'avoid' } });
const ground = css({
  backgroundColor: color.raised,
  // The page's bottom margin continues in the footer's colour; a shadow takes no room.
  boxShadow: `0 40rem 0 0 ${color.raised}`,
  [print]: { boxShadow: 'none' },
});
const head = css([columns, { paddingBlock: space.section, alignItems: 'start' }]);
const quietHead = css({ paddingBlock: space.l });
// Where the page can be scrolled to, its bottom margin not counted: below the room for an open banner.
const pageEnd = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  [`html${'[data-consent]' satisfies RootMarked} &`]: { top: `calc(100% + ${bannerRoom})` },
});
const part = css({ paddingBlock: space.l, borderTop: `1px solid ${color.line}` });

/** The foot of every page: mostly a request, a letter, all links, and who the company is. */
export function SiteFooter(context: FooterContext) {
  const { pathname } = context;
  const request = footerRequest(context);
  return (
    <footer css={footer} data-site-footer="">
      <Selvedge />
      <div css={ground}>
        <div css={wrap}>
          <div css={[head, (!request || request.quiet) && quietHead, noPrint]}>
            {request ? (
              <div css={[span('1 / span 6'), span('1 / span 7', 'wide')]}>
                <FooterRequest request={request} isContactPage={isContactPath(pathname)} />
              </div>
            ) : null}
            <div css={request ? [span('8 / -1'), span('9 / -1', 'wide')] : span('1 / -1')}>
              <NewsletterForm pathname={pathname} isWide={!request} />
            </div>
          </div>
          <div css={[part, noPrint]}>
            <FooterLinks pathname={pathname} />
          </div>
          <div css={part}>
            <FooterCompany />
          </div>
          <FooterCopyright pathname={pathname} />
        </div>
      </div>
      <div css={pageEnd} {...mark('page-end')} aria-hidden="true" suppressHydrationWarning />
    </footer>
  );
}
