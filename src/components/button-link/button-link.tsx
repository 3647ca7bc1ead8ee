import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { forcedColours, hover, print } from '../../styles/media';
import { color, radius, size, time } from '../../styles/tokens';

type Variant = 'action' | 'ink' | 'outline';

export interface ButtonLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  /** A path of this site, or a complete address. With a `target`, it is loaded there as a page of its own. */
  to: string;
  variant?: Variant;
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
export function ButtonLink({ to, variant = 'action', children, ...rest }: ButtonLinkProps) {
  const style = [base, variants[variant], printed];
  return to.startsWith('/') && !rest.target ? (
    <Link {...rest} css={style} to={to}>
      {children}
    </Link>
  ) : (
    <a {...rest} css={style} href={to}>
      {children}
    </a>
  );
}
