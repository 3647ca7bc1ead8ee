import { css } from '@emotion/react';
import type { FooterContext } from './footer-overrides';
import { columns, noPrint, span, wrap } from '../../styles/layout';
import { print } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { bannerRoom } from '../banner/banner-measures';
import { FooterCompany } from './footer-company';
import { FooterCopyright } from './footer-copyright';
import { FooterLinks } from './footer-links';
import { FooterRequest } from './footer-request';
import { NewsletterForm } from '../../forms/newsletter/newsletter-form';
import { useFormAction } from '../../forms/use-form-action';
import { Selvedge } from './selvedge';
import { mark, type Marked, type RootMarked } from '../../site/markup';
import { ShellPath } from '../shell-path';

const footer = css({ marginTop: 'auto', [print]: { breakInside: 'avoid' } });
const ground = css({
  backgroundColor: color.raised,
  // The page's bottom margin continues in the footer's colour; a shadow takes no room.
  boxShadow: `0 40rem 0 0 ${color.raised}`,
  [print]: { boxShadow: 'none' },
});
const REQUEST = '[data-footer-request]' satisfies Marked;
// The request may be another after a navigation: what is beside it goes by what it finds there.
const head = css([
  columns,
  {
    paddingBlock: space.section,
    alignItems: 'start',
    [`&:has(> ${REQUEST}:empty, > ${REQUEST} > [data-quiet])`]: { paddingBlock: space.l },
  },
]);
const requestPlace = css([
  span('1 / span 6'),
  span('1 / span 7', 'wide'),
  { '&:empty': { display: 'none' } },
]);
const letterPlace = css([
  span('8 / -1'),
  span('9 / -1', 'wide'),
  { [`${REQUEST}:empty + &`]: { gridColumn: '1 / -1' } },
]);
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
  return (
    <ShellPath value={pathname}>
      <footer css={footer} {...mark('site-footer')}>
        <Selvedge />
        <div css={ground}>
          <div css={wrap}>
            <div css={[head, noPrint]}>
              <div css={requestPlace} {...mark('footer-request')}>
                <FooterRequest {...context} />
              </div>
              <div css={letterPlace}>
                <NewsletterForm action={useFormAction('subscribe')} pathname={pathname} />
              </div>
            </div>
            <div css={[part, noPrint]}>
              <FooterLinks />
            </div>
            <div css={part}>
              <FooterCompany />
            </div>
            <FooterCopyright />
          </div>
        </div>
        <div css={pageEnd} {...mark('page-end')} aria-hidden="true" />
      </footer>
    </ShellPath>
  );
}
