import { css } from '@emotion/react';
import type { NavigationGroup, NavigationLink } from '../../site/navigation';
import { plainList } from '../../styles/layout';
import { mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { headLink, subLink } from './menu-styles';

export interface PanelProps {
  group: NavigationGroup;
}

const entry = css({ paddingTop: space.s, borderTop: `2px solid ${color.ink}` });
const children = css({ marginTop: space.xs });

interface LinksProps {
  links: readonly NavigationLink[];
  className?: string;
}

/** Pages of a panel: of each its name, its line, the pages beneath it. */
export function PanelEntries({ links, className }: LinksProps) {
  return (
    <ul css={plainList} className={className}>
      {links.map((link) => (
        <li key={link.path} css={entry}>
          <ShellLink css={headLink} link={link} />
          {link.line ? <p css={[smallText, mutedText]}>{link.line}</p> : null}
          {link.links ? <SubLinks css={children} links={link.links} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The pages beneath one of a panel's pages. */
export function SubLinks({ links, className }: LinksProps) {
  return (
    <ul css={plainList} className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <ShellLink css={subLink} link={link} />
        </li>
      ))}
    </ul>
  );
}
