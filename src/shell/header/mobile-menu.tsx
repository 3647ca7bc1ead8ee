import { css } from '@emotion/react';
import { headerGroups } from '../../site/navigation';
import { noPrint } from '../../styles/layout';
import { from, motionWelcome } from '../../styles/media';
import { color, radius, space, time } from '../../styles/tokens';
import { Icon } from '../../components/icons/icon';
import { BAR_HEIGHT, HEADER_HEIGHT } from '../../styles/bar';
import { ContactLink } from './contact-link';
import { MenuSection } from './menu-section';
import { mark, type Marked } from '../../site/markup';

const menu = css({ [from.menu]: { display: 'none' } });

const toggle = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > & [data-closed], details:not([open]) > & [data-open]': { display: 'none' },
});

/** Beneath the bar's own contents and above the page: the logo and the way to close it stay where they are. */
const panel = css({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingTop: HEADER_HEIGHT,
  backgroundColor: color.paper,
  [`${'[data-scrolled]' satisfies Marked} &`]: { paddingTop: BAR_HEIGHT },
  [motionWelcome]: {
    transition: `opacity ${time.quick} ${time.ease}`,
    '@starting-style': { opacity: 0 },
  },
});
const scroller = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.gutter,
  paddingBottom: space.xl,
});
const contact = css({
  display: 'grid',
  padding: `${space.m} ${space.gutter}`,
  borderTop: `1px solid ${color.line}`,
});

/**
 * The menu of small windows. A `details`, so that it opens without scripts too; `src/shell/early/mobile-menu.ts` keeps
 * focus inside, and closes it.
 */
export function MobileMenu() {
  return (
    <details css={[menu, noPrint]} {...mark('mobile-menu')} suppressHydrationWarning>
      <summary css={toggle} aria-label="Menu">
        <span data-closed="">
          <Icon name="menu" size={22} />
        </span>
        <span data-open="">
          <Icon name="x" size={22} />
        </span>
      </summary>
      <div css={panel}>
        <nav css={scroller} aria-label="Menu">
          {headerGroups.map((group) => (
            <MenuSection key={group.key} group={group} />
          ))}
        </nav>
        <div css={contact}>
          <ContactLink />
        </div>
      </div>
    </details>
  );
}
