import { css } from '@emotion/react';
import { noPrint, wrap } from '../../styles/layout';
import { closeMenu, enlargedMenu, from, print } from '../../styles/media';
import { breakpoints, color, space, time } from '../../styles/tokens';
import { Logo } from '../logo';
import { BAR_HEIGHT, FIXED_BEYOND } from '../../styles/bar';
import { ContactLink } from './contact-link';
import { FeaturedItems } from './featured-items';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';
import { SearchLink } from './search-link';
import { mark, type Marked } from '../../site/markup';
import { ShellPath } from '../shell-path';

/**
 * It scrolls with the page as far as its air above the bar goes, and then stays: fixed beyond 30 px, with no change
 * of layout and no script. `src/shell/early/fixed-header.ts` adds the mark that draws the edge.
 */
const header = css({
  position: 'sticky',
  zIndex: 10,
  top: `calc(-1 * ${FIXED_BEYOND})`,
  paddingTop: FIXED_BEYOND,
  backgroundColor: color.paper,
  borderBottom: '1px solid transparent',
  transition: `border-color ${time.quick} ${time.ease}`,
  [`&${'[data-scrolled]' satisfies Marked}`]: { borderBottomColor: color.line },
  [print]: { position: 'static' },
});
/** So many rem of a text of 16 px, in a window of 900 px. */
const barSize = (rem: number) => `${Math.round((rem * 160000) / breakpoints.nav) / 100}vw`;
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // On the narrowest phones the name has its whole line by it.
  columnGap: space.s,
  [from.menu]: { columnGap: space.l },
  [closeMenu]: { columnGap: space.s },
  minHeight: BAR_HEIGHT,
  // A focused element is scrolled out from under the header (`scroll-padding`); one in the header cannot be,
  // and the page would run up to its top, one Tab after the other. This takes the padding back.
  [`& > a, & > div > a, & > div > div > a, & ${'[data-menu-button]' satisfies Marked}, & > div > details > summary`]:
    {
      scrollMarginTop: '-6rem',
    },
  // As large as where text of 16 px just has the room; a browser's zoom makes the window narrower instead.
  [enlargedMenu]: {
    columnGap: barSize(0.75),
    '& > a': { fontSize: barSize(1.375), gap: barSize(0.75) },
    [`& ${'[data-search-link]' satisfies Marked}`]: { width: barSize(2.75) },
    [`& ${'[data-menu-button]' satisfies Marked}, & > div > div > a`]: {
      fontSize: barSize(0.9375),
    },
    [`& ${'[data-menu-button]' satisfies Marked}`]: { paddingInline: barSize(0.375) },
    '& > div > div > a': { paddingInline: barSize(0.875) },
  },
});
const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  [from.menu]: { gap: 'clamp(0.25rem, 1.2vw, 1.25rem)' },
  [closeMenu]: { gap: space.hair },
});
const wideOnly = css({ display: 'none', [from.menu]: { display: 'block' } });

/** The head of every page: the way home, the menu, the way to reach the company. */
export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <ShellPath value={pathname}>
      <header css={header} {...mark('site-header')} suppressHydrationWarning>
        <div css={[wrap, bar]}>
          <Logo current={pathname === '/'} />
          <div css={[tools, noPrint]}>
            <div css={wideOnly}>
              <FeaturedItems>
                <MainMenu />
              </FeaturedItems>
            </div>
            <SearchLink />
            <div css={wideOnly}>
              <ContactLink />
            </div>
            <MobileMenu />
          </div>
        </div>
      </header>
    </ShellPath>
  );
}
