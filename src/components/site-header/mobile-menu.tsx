import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../lib/company';
import { isActive, navigation } from '../../lib/navigation';
import { noPrint, plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, mutedText } from '../../styles/text';
import { color, family, radius, size, space } from '../../styles/tokens';
import { ButtonLink } from '../button-link/button-link';

const menu = css({
  '&[open]': { flexBasis: '100%' },
  [from.nav]: { display: 'none' },
});

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: 'fit-content',
  minHeight: '2.75rem',
  marginInlineStart: 'auto',
  paddingInline: space.m,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: size.small,
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const panel = css({
  display: 'grid',
  gap: space.l,
  paddingBlock: space.l,
  marginTop: space.s,
  borderTop: `1px solid ${color.line}`,
});

const link = css({
  display: 'block',
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  fontFamily: family.display,
  fontSize: size.h3,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  textDecoration: 'none',
  '&[aria-current]': { color: color.action },
});

/** The menu of small windows. A `details`, so that it opens without JavaScript too; a new `key` closes it. */
export function MobileMenu({ pathname }: { pathname: string }) {
  return (
    <details css={[menu, noPrint]}>
      <summary css={toggle}>
        <Bars />
        Menu
      </summary>
      <nav css={panel} aria-label="Menu">
        {navigation.map((group) => (
          <div key={group.name}>
            <p css={[captionText, mutedText]}>{group.name}</p>
            <ul css={plainList}>
              {group.links.map((each) => (
                <li key={each.path}>
                  <Link
                    css={link}
                    to={each.path}
                    aria-current={isActive(each, pathname) ? 'page' : undefined}
                  >
                    {each.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ButtonLink to={`mailto:${company.email.enquiries}`} variant="ink">
          CONTACT US
        </ButtonLink>
      </nav>
    </details>
  );
}

function Bars() {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" focusable="false">
      <path d="M0 1h18M0 6h18M0 11h18" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
