import { css } from '@emotion/react';
import type { NavigationGroup, NavigationLink } from '../../site/navigation';
import { mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { headLink } from './menu-styles';
import { SubLinks } from './sub-links';

export interface PanelProps {
  group: NavigationGroup;
  pathname: string;
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
      <ShellLink css={headLink} link={link} pathname={pathname} isOfMainMenu />
      {link.line ? <p css={[smallText, mutedText]}>{link.line}</p> : null}
      {link.links ? <SubLinks css={children} links={link.links} pathname={pathname} /> : null}
    </li>
  );
}
