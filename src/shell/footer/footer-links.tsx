import { css } from '@emotion/react';
import { headerGroups, type NavigationGroup, type NavigationLink } from '../../site/navigation';
import { columns, plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { quietLink, smallText } from '../../styles/text';
import { color, family, size, space } from '../../styles/tokens';
import { ShellLink } from '../shell-link';
import { rowLink } from './row-link';

const title = css({
  margin: `0 0 ${space.s}`,
  fontFamily: family.text,
  fontSize: size.small,
  lineHeight: 1.5,
});

/** Four columns of one width on a desk, in line with those of who the company is, beneath. */
const areas: Readonly<Record<string, ReturnType<typeof css>>> = {
  services: css([span('1 / -1'), span('span 3', 'wide')]),
  products: css([span('span 4'), span('span 3', 'wide')]),
  resources: css([span('span 4'), span('span 3', 'wide')]),
  corporate: css([span('span 4'), span('span 3', 'wide')]),
};

const services = css({
  display: 'grid',
  alignItems: 'start',
  columnGap: space.gap,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const service = css({
  position: 'relative',
  borderTop: `1px solid ${color.line}`,
  paddingInlineStart: space.s,
  [from.wide]: { borderTop: 0 },
  // The service's thread, as long as its row.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.5rem',
    insetInlineStart: 0,
    width: 3,
    backgroundColor: 'var(--thread)',
    forcedColorAdjust: 'none',
  },
});
const serviceLink = css([
  quietLink,
  {
    display: 'inline-block',
    paddingBlock: '0.6875rem',
    fontWeight: 600,
    [from.wide]: { paddingBlock: '0.3125rem' },
  },
]);

/** The pages of the navigation, without those beneath them: the menu, their own page and the sitemap have these. */
export function FooterLinks({ className }: { className?: string }) {
  return (
    <nav css={columns} className={className} aria-label="Footer">
      {headerGroups.map((group) => (
        <div key={group.key} css={areas[group.key]}>
          <h2 css={title}>
            <ShellLink css={rowLink} link={group.hub} />
          </h2>
          {group.key === 'services' ? (
            <ul css={[plainList, services, smallText]}>
              {group.links.map((link) => (
                <ServiceRow key={link.path} link={link} />
              ))}
            </ul>
          ) : (
            <PlainGroup group={group} />
          )}
        </div>
      ))}
    </nav>
  );
}

function ServiceRow({ link }: { link: NavigationLink }) {
  return (
    <li css={service} data-thread={link.service}>
      <ShellLink css={serviceLink} link={link} />
    </li>
  );
}

function PlainGroup({ group }: { group: NavigationGroup }) {
  return (
    <ul css={[plainList, smallText]}>
      {[...group.links, ...(group.extra ?? [])].map((link) => (
        <li key={link.path}>
          <ShellLink css={rowLink} link={link} />
        </li>
      ))}
    </ul>
  );
}
