import { Link } from 'gatsby';
import {
  currentness,
  itemsOf,
  type NavigationGroup,
  type NavigationLink,
} from '../site/navigation';
import { mark } from '../site/markup';

export interface ShellLinkProps {
  link: NavigationLink;
  /** Of the page that the shell is built for. */
  pathname: string;
  className?: string;
}

/** A link of the navigation. `current-page.ts` moves its `aria-current` after a navigation. */
export function ShellLink({ link, pathname, className }: ShellLinkProps) {
  const items = itemsOf(link.path);
  return (
    <Link
      className={className}
      to={link.path}
      aria-current={currentness(link, pathname)}
      {...(items ? mark('items', items) : {})}
    >
      {link.name}
    </Link>
  );
}

/** Paths that belong to a group and have no link in its menu, parted by spaces. */
export const alsoIn = ({ extra = [] }: NavigationGroup): string =>
  extra.map(({ path }) => path).join(' ');
