import { css } from '@emotion/react';
import { footerRequest, type FooterContext } from './footer-overrides';
import { columns, noPrint, span } from '../../styles/layout';
import { print } from '../../styles/media';
import { color, space, width } from '../../styles/tokens';
import { bannerRoom } from '../banner/banner-measures';
import { FooterCompany } from './footer-company';
import { FooterCopyright } from './footer-copyright';
import { FooterLinks } from './footer-links';
import { FooterRequest } from './footer-request';
import { NewsletterForm } from '../../forms/newsletter/newsletter-form';
import { useFormAction } from '../../forms/use-form-action';
import { Selvedge } from './selvedge';
import { mark, type RootMarked } from '../../site/markup';
import { ShellPath } from '../shell-path';

const footer = css({ marginTop: 'auto', [print]: { breakInside: 'avoid' } });
const ground = css({
  paddingInline: `max(${space.gutter}, (100% - ${width.page}) / 2)`,
  backgroundColor: color.raised,
  // The page's bottom margin continues in the footer's colour; a shadow takes no room.
  boxShadow: `0 40rem 0 0 ${color.raised}`,
  [print]: { boxShadow: 'none' },
});
const head = css([
  columns,
  { rowGap: space.xxl, paddingBlock: `calc(2 * ${space.section})`, alignItems: 'start' },
]);
const lowHead = css({ paddingBlock: space.xxl });
const requestPlace = css([span('1 / span 6'), span('1 / span 7', 'wide')]);
const letterPlace = css([span('8 / -1'), span('9 / -1', 'wide')]);
const wholeRow = css({ gridColumn: '1 / -1' });
// Where the page can be scrolled to, its bottom margin not counted: below the room for an open banner.
const pageEnd = css({
  // Paper has no room below its end.
  position: 'absolute',
  [print]: { display: 'none' },
  insetInline: 0,
  top: '100%',
  [`html${'[data-consent]' satisfies RootMarked} &`]: { top: `calc(100% + ${bannerRoom})` },
});
const part = css({ paddingBlock: space.m, borderTop: `1px solid ${color.line}` });

/** The foot of every page: mostly a request, a letter, all links, and who the company is. */
export function SiteFooter(context: FooterContext) {
  const { pathname } = context;
  const request = footerRequest(context);
  return (
    <ShellPath value={pathname}>
      <footer css={footer} {...mark('site-footer')} suppressHydrationWarning>
        <Selvedge />
        <div css={ground}>
          <div css={[head, !request && lowHead, noPrint]}>
            {request ? (
              <FooterRequest css={requestPlace} request={request} pathname={pathname} />
            ) : null}
            <NewsletterForm
              css={request ? letterPlace : wholeRow}
              action={useFormAction('subscribe')}
              pathname={pathname}
              isWide={!request}
            />
          </div>
          <FooterLinks css={part} />
          <FooterCompany css={part} />
          <FooterCopyright />
        </div>
        <div css={pageEnd} {...mark('page-end')} aria-hidden="true" />
      </footer>
    </ShellPath>
  );
}
