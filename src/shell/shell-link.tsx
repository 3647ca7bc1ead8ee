import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { currentness, type NavigationLink } from '../site/navigation';
import { useShellPath } from './shell-path';

export interface ShellLinkProps {
  link: NavigationLink;
  className?: string;
  /** In place of its name. */
  children?: ReactNode;
}

/** A link of the navigation, marked on its page and on those below. */
export function ShellLink({ link, className, children = link.name }: ShellLinkProps) {
  return (
    <Link className={className} to={link.path} aria-current={currentness(link, useShellPath())}>
      {children}
    </Link>
  );
}
