import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { buttonStyle, type ButtonVariant } from '../button/button-styles';

export interface ButtonLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'onClick'
> {
  /** A path of this site, or a complete address. With a `target`, it is loaded there as a page of its own. */
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button, for the one or two things that a page asks for. */
export function ButtonLink({ to, variant = 'action', children, ...rest }: ButtonLinkProps) {
  const style = buttonStyle(variant);
  return to.startsWith('/') && !rest.target ? (
    <Link {...rest} css={style} to={to}>
      {children}
    </Link>
  ) : (
    <a {...rest} css={style} href={to} data-to="">
      {children}
    </a>
  );
}
