import { css } from '@emotion/react';
import { noPrint, wrap } from '../../styles/layout';
import { below, closeMenu, enlargedMenu, from, motionWelcome, print } from '../../styles/media';
import { breakpoints, color, space, time } from '../../styles/tokens';
import { Logo } from '../logo';
import { BAR_HEIGHT, FIXED_BEYOND, HEADER_HEIGHT } from '../../styles/bar';
import { ContactLink } from './contact-link';
import { FeaturedItems } from './featured-items';
import { MainMenu } from './main-menu';
import { MenuToggle } from './menu-toggle';
import { wideOnly } from './menu-styles';
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
  [`& > a, & > div > a, & ${'[data-menu-button]' satisfies Marked}, & > details > summary`]: {
    scrollMarginTop: '-6rem',
  },
  // As large as where text of 16 px just has the room; a browser's zoom makes the window narrower instead.
  [enlargedMenu]: {
    columnGap: barSize(0.75),
    '& > a': { fontSize: barSize(1.375), gap: barSize(0.75) },
    [`& ${'[data-search-link]' satisfies Marked}`]: { width: barSize(2.75) },
    [`& ${'[data-menu-button]' satisfies Marked}, & > div > a`]: {
      fontSize: barSize(0.9375),
    },
    [`& ${'[data-menu-button]' satisfies Marked}`]: { paddingInline: barSize(0.375) },
    [`& ${'[data-track-path]' satisfies Marked}`]: { paddingInline: barSize(0.875) },
  },
});
/** As near to the toggle as it is large. */
const aside = css({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(${space.xs} - ${space.s})`,
});
const smallOnly = css({ [from.menu]: { display: 'none' } });
/** In wide windows the rest of the bar. In small ones beneath it, above the page: the logo and the toggle stay in sight. */
const menu = css({
  [from.menu]: {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(0.25rem, 1.2vw, 1.25rem)',
  },
  [closeMenu]: { gap: space.hair },
  [below.menu]: {
    display: 'none',
    [`${'[data-mobile-menu]' satisfies Marked}[open] ~ &`]: { display: 'flex' },
    position: 'fixed',
    zIndex: -1,
    inset: 0,
    flexDirection: 'column',
    paddingTop: HEADER_HEIGHT,
    backgroundColor: color.paper,
    [`${'[data-scrolled]' satisfies Marked} &`]: { paddingTop: BAR_HEIGHT },
    [motionWelcome]: {
      transition: `opacity ${time.quick} ${time.ease}`,
      '@starting-style': { opacity: 0 },
    },
  },
});

/** The head of every page: the way home, the menu, the way to reach the company. */
export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <ShellPath value={pathname}>
      <header css={header} {...mark('site-header')} suppressHydrationWarning>
        <div css={[wrap, bar]}>
          <Logo current={pathname === '/'} />
          {/* Two, so that the focus goes the way of the eye in both kinds of windows. */}
          <SearchLink css={[aside, smallOnly, noPrint]} />
          <MenuToggle />
          <div css={[menu, noPrint]}>
            <FeaturedItems>
              <MainMenu />
            </FeaturedItems>
            <SearchLink css={wideOnly} />
            <ContactLink />
          </div>
        </div>
      </header>
    </ShellPath>
  );
}
