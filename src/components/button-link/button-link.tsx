import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { forcedColours, hover, print } from '../../styles/media';
import { color, radius, size, time } from '../../styles/tokens';

type Variant = 'action' | 'ink' | 'outline';

export interface ButtonLinkProps {
  /** A path of this site, or a complete address. */
  to: string;
  variant?: Variant;
  rel?: string;
  children: ReactNode;
}

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  minHeight: '3rem',
  padding: '0.625rem 1.375rem',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  transition: `background-color ${time.quick} ${time.ease}, color ${time.quick} ${time.ease}`,
  [forcedColours]: { borderColor: 'LinkText' },
});

// Printers leave out backgrounds, and light words on them would be lost.
const printed = css({
  [print]: { borderColor: color.ink, backgroundColor: 'transparent', color: color.ink },
});

const variants: Record<Variant, ReturnType<typeof css>> = {
  action: css({
    backgroundColor: color.action,
    color: color.onAction,
    [hover]: { '&:hover': { backgroundColor: color.actionStrong } },
  }),
  ink: css({
    backgroundColor: color.ink,
    color: color.paper,
    [hover]: { '&:hover': { backgroundColor: color.action, color: color.onAction } },
  }),
  outline: css({
    borderColor: color.edge,
    color: color.ink,
    [hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.raised } },
  }),
};

/** A link that looks like a button, for the one or two things that a page asks for. */
export function ButtonLink({ to, variant = 'action', rel, children }: ButtonLinkProps) {
  const style = [base, variants[variant], printed];
  return to.startsWith('/') ? (
    <Link css={style} to={to} rel={rel}>
      {children}
    </Link>
  ) : (
    <a css={style} href={to} rel={rel}>
      {children}
    </a>
  );
}
