import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../site/company';
import { logoMark } from '../site/company-looks';
import { color, family, space } from '../styles/tokens';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  // Below 360 px the name needs some of it, to stay on one line.
  gap: `min(${space.s}, 15vw - 2.625rem)`,
  whiteSpace: 'nowrap',
  color: color.ink,
  fontFamily: family.display,
  fontWeight: 700,
  fontSize: '1.375rem',
  letterSpacing: '-0.02em',
  lineHeight: 1,
  textDecoration: 'none',
  paddingBlock: space.xs,
  '& svg': { flex: 'none' },
});

/** The company's mark and name; leads home. */
export function Logo({ current = false }: { current?: boolean }) {
  return (
    <Link css={link} to="/" aria-current={current ? 'page' : undefined}>
      <Mark />
      {company.name}
    </Link>
  );
}

/** The company's mark alone. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" shapeRendering="crispEdges" aria-hidden="true">
      <path fill={color.ink} d={logoMark.ink} />
      <path fill={color.action} d={logoMark.action} />
    </svg>
  );
}
