import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../lib/company';
import { allLinks, isActive } from '../../lib/navigation';
import { noPrint, plainList, wrap } from '../../styles/layout';
import { forcedColours, from, hover } from '../../styles/media';
import { color, size, space } from '../../styles/tokens';
import { ButtonLink } from '../button-link/button-link';
import { Logo } from '../logo/logo';
import { MobileMenu } from './mobile-menu';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.l,
  rowGap: space.xs,
  minHeight: '5.25rem',
  paddingBlock: space.s,
});

const wideOnly = css({
  display: 'none',
  [from.nav]: { display: 'flex', alignItems: 'center', gap: space.l },
});
const list = css({ display: 'flex', gap: 'clamp(0.875rem, 1.7vw, 1.75rem)' });

const link = css({
  display: 'block',
  paddingBlock: space.s,
  color: color.ink,
  fontSize: size.small,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  [hover]: { '&:hover': { borderBottomColor: color.edge } },
  '&[aria-current]': { borderBottomColor: color.action },
  // Forced colours draw transparent borders too; only the current page is to be marked.
  [forcedColours]: {
    borderBottomColor: 'Canvas',
    '&[aria-current]': { borderBottomColor: 'Highlight' },
  },
});

/** The head of every page: the way home, the main links, the way to reach the company. */
export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <header>
      <div css={[wrap, bar]}>
        <Logo current={pathname === '/'} />
        <div css={[wideOnly, noPrint]}>
          <nav aria-label="Main">
            <ul css={[plainList, list]}>
              {allLinks.map((each) => (
                <li key={each.path}>
                  <Link css={link} to={each.path} aria-current={currentness(each.path, pathname)}>
                    {each.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink to={`mailto:${company.email.enquiries}`} variant="ink">
            CONTACT US
          </ButtonLink>
        </div>
        <MobileMenu key={pathname} pathname={pathname} />
      </div>
    </header>
  );
}

/** `page` on the page itself, `true` on the pages that belong to it. */
function currentness(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  return isActive({ name: '', path }, pathname) ? 'true' : undefined;
}
