import { css } from '@emotion/react';
import { headerGroups } from '../../site/navigation';
import { columns, plainList, span } from '../../styles/layout';
import { smallText } from '../../styles/text';
import { family, size, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { rowLink } from './row-link';

// One row for each group, its links one after the other: however many there are, no column is left short.
const list = css({ display: 'grid', gap: space.m });
const row = css([columns, { rowGap: space.hair, alignItems: 'baseline' }]);
const title = css([
  span('1 / span 3'),
  { fontFamily: family.text, fontSize: size.small, lineHeight: 1.5 },
]);
const links = css([
  plainList,
  smallText,
  span('4 / -1'),
  { display: 'flex', flexWrap: 'wrap', columnGap: space.l },
]);
/** A service's thread, as high as its name. */
const threaded = css({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 3,
    height: '1.5em',
    marginInlineEnd: space.xs,
    backgroundColor: 'var(--thread)',
    forcedColorAdjust: 'none',
    verticalAlign: 'text-bottom',
  },
});

/** The pages of the navigation, without those beneath them: the menu, their own page and the sitemap have these. */
export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav css={list} className={className} aria-label="Footer">
      {headerGroups.map((group) => (
        <div key={group.key} css={row}>
          <h2 css={title}>
            <ShellLink css={rowLink} link={group.hub} />
          </h2>
          <ul css={links}>
            {[...group.links, ...(group.extra ?? [])].map((link) => (
              <li key={link.path} css={link.service && threaded} data-thread={link.service}>
                <ShellLink css={rowLink} link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
