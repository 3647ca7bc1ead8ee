import { Link } from 'gatsby';
import {
  currentness,
  itemsOf,
  type NavigationGroup,
  type NavigationLink,
} from '../site/navigation';
import { mark } from '../site/markup';
import { useShellPath } from './shell-path';

export interface ShellLinkProps {
  link: NavigationLink;
  className?: string;
  /** Marked with the path above the items that its page lists: `current-page.ts` reads these of the main menu. */
  isOfMainMenu?: boolean;
}

/** A link of the navigation. `current-page.ts` moves its `aria-current` after a navigation. */
export function ShellLink({ link, className, isOfMainMenu }: ShellLinkProps) {
  const items = isOfMainMenu ? itemsOf(link.path) : undefined;
  return (
    <Link
      className={className}
      to={link.path}
      aria-current={currentness(link, useShellPath())}
      {...(items ? mark('items', items) : {})}
    >
      {link.name}
    </Link>
  );
}

/** Marks a group with the paths that belong to it and have no link in its menu. */
export const alsoIn = ({ extra }: NavigationGroup) =>
  extra ? mark('also', extra.map(({ path }) => path).join(' ')) : null;
