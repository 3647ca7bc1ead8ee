import { css } from '@emotion/react';
import {
  activeGroup,
  isActive,
  type NavigationGroup,
  type NavigationLink,
} from '../../site/navigation';
import { plainList } from '../../styles/layout';
import { motionWelcome } from '../../styles/media';
import { color, family, size, space, time } from '../../styles/tokens';
import { useShellPath } from '../shell-path';
import { Icon } from '../../components/icons/icon';
import { ShellLink } from '../shell-link';

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  listStyle: 'none',
  '&[aria-current]': { color: color.action },
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': {
    flex: 'none',
    [motionWelcome]: { transition: `transform ${time.quick} ${time.ease}` },
  },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
});
const groupRow = css({
  minHeight: '4rem',
  fontFamily: family.display,
  fontSize: size.h3,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});
const group = css({ borderBottom: `1px solid ${color.line}` });
const groupBody = css({ paddingBottom: space.l });

/** Rows of 44 px at least, with the thread of the service at their side. */
const row = css({
  minHeight: '2.75rem',
  paddingBlock: space.xs,
  color: color.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
});
const linkRow = css([row, { display: 'flex', alignItems: 'center' }]);
const topRow = css({ fontWeight: 600 });
const threaded = css({
  paddingInlineStart: space.m,
  borderInlineStart: '4px solid var(--thread, transparent)',
});
const entry = css({ '&:not(:last-of-type)': { marginBottom: 2 } });
const subRow = css([
  linkRow,
  threaded,
  { paddingInlineStart: space.l, color: color.muted, fontSize: size.small },
]);
const current = css({
  "&[aria-current='page']": {
    color: color.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** A group as an accordion; an entry with pages beneath it is one again. */
export function MenuSection({ group: each }: { group: NavigationGroup }) {
  const active = activeGroup(useShellPath())?.key === each.key;
  return (
    <details css={group} name="menu" suppressHydrationWarning>
      <summary css={[summary, groupRow]} aria-current={active || undefined}>
        {each.name}
        <Icon name="chevron-down" />
      </summary>
      <ul css={[plainList, groupBody]}>
        {each.links.map((link) => (
          <li key={link.path} css={entry} data-thread={link.service}>
            {link.links ? (
              <MenuBranch link={link} />
            ) : (
              <ShellLink css={[linkRow, topRow, threaded, current]} link={link} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuBranch({ link }: { link: NavigationLink }) {
  const overview = { ...link, name: `${link.name}: overview` };
  return (
    <details name="menu-branch" suppressHydrationWarning>
      <summary
        css={[summary, row, topRow, threaded]}
        aria-current={isActive(link, useShellPath()) || undefined}
      >
        {link.name}
        <Icon name="chevron-down" />
      </summary>
      <ul css={plainList}>
        {[overview, ...(link.links ?? [])].map((each) => (
          <li key={each.path}>
            <ShellLink css={[subRow, current]} link={each} />
          </li>
        ))}
      </ul>
    </details>
  );
}
