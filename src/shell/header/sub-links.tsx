import type { NavigationLink } from '../../site/navigation';
import { plainList } from '../../styles/layout';
import { ShellLink } from '../shell-link';
import { subLink } from './menu-styles';

export interface SubLinksProps {
  links: readonly NavigationLink[];
  pathname: string;
  className?: string;
}

/** The pages beneath one of a panel's pages. */
export function SubLinks({ links, pathname, className }: SubLinksProps) {
  return (
    <ul css={plainList} className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <ShellLink css={subLink} link={link} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}
