import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { company } from '../../lib/company';
import { color, family, space } from '../../styles/tokens';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  color: color.ink,
  fontFamily: family.display,
  fontWeight: 700,
  fontSize: '1.375rem',
  letterSpacing: '-0.02em',
  lineHeight: 1,
  textDecoration: 'none',
  paddingBlock: space.xs,
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

/** Four ends over four picks, two of them in the thread of action: the smallest cloth there is. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g shapeRendering="crispEdges">
        <path fill={color.ink} d={wefts} />
        <path fill={color.ink} d={inkWarps} />
        <path fill={color.action} d={accentWarps} />
      </g>
    </svg>
  );
}

// Twill 2/2: ends and picks 6 wide on a pitch of 8, the first and the third end in the thread of action.
const wefts = 'M9 1h14v6h-14zM17 9h15v6h-15zM0 17h7v6h-7zM25 17h7v6h-7zM0 25h15v6h-15z';
const inkWarps = 'M9 9h6v14h-6zM25 0h6v7h-6zM25 25h6v7h-6z';
const accentWarps = 'M1 0h6v15h-6zM17 17h6v15h-6z';
