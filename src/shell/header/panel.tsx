import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Featured } from '../featured';
import { currentness, type NavigationGroup, type NavigationLink } from '../../site/navigation';
import { mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { headLink } from './menu-styles';
import { SubLinks } from './sub-links';

export interface PanelProps {
  group: NavigationGroup;
  pathname: string;
  /** null until it is known. */
  featured: Featured | null;
}

const entry = css({ paddingTop: space.s, borderTop: `2px solid ${color.ink}` });
const children = css({ marginTop: space.xs });

export interface PanelEntryProps {
  link: NavigationLink;
  pathname: string;
}

/** A page of a panel: its name, its line, the pages beneath it. */
export function PanelEntry({ link, pathname }: PanelEntryProps) {
  return (
    <li css={entry}>
      <Link css={headLink} to={link.path} aria-current={currentness(link, pathname)}>
        {link.name}
      </Link>
      {link.line ? <p css={[smallText, mutedText]}>{link.line}</p> : null}
      {link.links ? <SubLinks css={children} links={link.links} pathname={pathname} /> : null}
    </li>
  );
}
