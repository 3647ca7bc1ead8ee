import { Link } from 'gatsby';
import { currentness, type NavigationLink } from '../site/navigation';
import { useShellPath } from './shell-path';

export interface ShellLinkProps {
  link: NavigationLink;
  className?: string;
}

/** A link of the navigation, marked on its page and on those below. */
export function ShellLink({ link, className }: ShellLinkProps) {
  return (
    <Link className={className} to={link.path} aria-current={currentness(link, useShellPath())}>
      {link.name}
    </Link>
  );
}
