import { Link } from 'gatsby';
import { currentness, type NavigationLink } from '../../site/navigation';
import { plainList } from '../../styles/layout';
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
          <Link css={subLink} to={link.path} aria-current={currentness(link, pathname)}>
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
