import { css } from '@emotion/react';
import { noPrint, wrap } from '../../styles/layout';
import { closeNav, from, print } from '../../styles/media';
import { color, space, time } from '../../styles/tokens';
import { Logo } from '../logo/logo';
import { BAR_HEIGHT, FIXED_BEYOND } from './bar';
import { ContactLink } from './contact-link';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { SearchLink } from './search-link';
import { useFeatured } from './use-featured';

/**
 * It scrolls with the page as far as its air above the bar goes, and then stays: fixed beyond 30 px, with no change
 * of layout and no script. `src/early/fixed-header.ts` adds the mark that draws the edge.
 */
const header = css({
  position: 'sticky',
  zIndex: 10,
  top: `calc(-1 * ${FIXED_BEYOND})`,
  paddingTop: FIXED_BEYOND,
  backgroundColor: color.paper,
  borderBottom: '1px solid transparent',
  transition: `border-color ${time.quick} ${time.ease}`,
  '&[data-scrolled]': { borderBottomColor: color.line },
  viewTransitionName: 'site-header',
  [print]: { position: 'static' },
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.l,
  [closeNav]: { columnGap: space.s },
  minHeight: BAR_HEIGHT,
  // What gets the focus is scrolled out from under the header (`scroll-padding`); what is in the header cannot be,
  // and the page would run up to its top, one Tab after the other. This takes the padding back.
  '& > a, & > div > a, & > div > div > a, & [data-menu-button], & > div > details > summary': {
    scrollMarginTop: '-6rem',
  },
});
const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  [from.nav]: { gap: 'clamp(0.25rem, 1.2vw, 1.25rem)' },
  [closeNav]: { gap: space.hair },
});
const wideOnly = css({ display: 'none', [from.nav]: { display: 'block' } });

/** The head of every page: the way home, the menu, the way to reach the company. */
export function SiteHeader({ pathname }: { pathname: string }) {
  const featured = useFeatured();
  return (
    <header css={header} data-site-header="" suppressHydrationWarning>
      <div css={[wrap, bar]}>
        <Logo current={pathname === '/'} />
        <div css={[tools, noPrint]}>
          <div css={wideOnly}>
            <MainMenu pathname={pathname} featured={featured} />
          </div>
          <SearchLink />
          <div css={wideOnly}>
            <ContactLink />
          </div>
          <MobileMenu pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
