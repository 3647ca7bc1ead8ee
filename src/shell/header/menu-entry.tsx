import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { NavigationLink } from '../../site/navigation';
import { mark, type Marked } from '../../site/markup';
import { plainList } from '../../styles/layout';
import { below, from } from '../../styles/media';
import { mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { chevron, headLink, subLink, wideOnly } from './menu-styles';

const entry = css({
  [below.menu]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '&:not(:last-of-type)': { marginBottom: 2 },
  },
});
const fold = css([
  {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    width: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '[aria-current] ~ &': { color: color.action },
    [from.menu]: { display: 'none' },
    // Unfolded then.
    '@media (scripting: none)': { display: 'none' },
  },
  chevron,
]);
const FOLDED = `${'[data-menu-fold]' satisfies Marked}[aria-expanded='false'] ~ &`;
const branch = css({
  [from.menu]: { 'p ~ &': { marginTop: space.xs } },
  [below.menu]: {
    gridColumn: '1 / -1',
    [FOLDED]: { display: 'none' },
    '@media (scripting: none)': { [FOLDED]: { display: 'block' } },
  },
});

export interface MenuEntryProps {
  link: NavigationLink;
  className?: string;
  /** Its subject in one line, where it has no pages beneath it. */
  line?: string | undefined;
}

/** A page of the menu, with its line and the pages beneath it: all in sight in wide windows, folded in small ones. */
export function MenuEntry({ link, className, line }: MenuEntryProps): ReactNode {
  return (
    <li css={entry} className={className} data-thread={link.service}>
      <ShellLink css={headLink} link={link} />
      {line ? <p css={[smallText, mutedText, wideOnly]}>{line}</p> : null}
      {link.links ? (
        <>
          <button
            type="button"
            css={fold}
            {...mark('menu-fold')}
            aria-label={`${link.name}: pages`}
            aria-expanded="false"
            suppressHydrationWarning
          />
          <ul css={[plainList, branch]}>
            {link.links.map((each) => (
              <li key={each.path}>
                <ShellLink css={subLink} link={each} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}
