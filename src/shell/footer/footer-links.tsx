import { css } from '@emotion/react';
import { headerGroups, type NavigationGroup, type NavigationLink } from '../../site/navigation';
import { count } from '../../lib/numbers';
import { columns, hiddenText, noPrint, plainList, span } from '../../styles/layout';
import { from, motionWelcome } from '../../styles/media';
import { captionText, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, family, size, space, time } from '../../styles/tokens';
import { Icon } from '../../components/icons/icon';
import { ShellLink } from '../shell-link';

const title = css({
  margin: `0 0 ${space.s}`,
  fontFamily: family.text,
  fontSize: size.small,
  lineHeight: 1.5,
});

/** Twelve columns on a desk, in line with those of who the company is, beneath. */
const areas: Readonly<Record<string, ReturnType<typeof css>>> = {
  services: css([span('1 / -1'), span('1 / 6', 'wide')]),
  products: css([span('span 4'), span('span 2', 'wide')]),
  resources: css([span('span 4'), span('span 2', 'wide')]),
  corporate: css([span('span 4'), span('span 3', 'wide')]),
};

const services = css({
  display: 'grid',
  alignItems: 'start',
  columnGap: space.gap,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const service = css({
  position: 'relative',
  borderTop: `1px solid ${color.line}`,
  paddingInlineStart: space.s,
  // The service's thread, as long as its row.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space.s,
    insetInlineStart: 0,
    width: 3,
    backgroundColor: 'var(--thread)',
    forcedColorAdjust: 'none',
  },
});
const serviceLink = css([
  quietLink,
  { display: 'inline-block', paddingBlock: '0.6875rem', fontWeight: 600 },
]);
/** On the line of the service's own link, at its end; its unfolded content comes beneath both. */
const fold = css({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: '2.75rem',
  paddingInlineStart: space.s,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { [motionWelcome]: { transition: `transform ${time.quick} ${time.ease}` } },
  '[open] > & svg': { transform: 'rotate(45deg)' },
});
const folded = css({ paddingBottom: space.s });
const row = css([quietLink, { display: 'inline-block', paddingBlock: '0.3125rem' }]);
const children = css({ paddingInlineStart: space.s });

/** Every page of the navigation, the services' own folded away beneath them. */
export function FooterLinks() {
  return (
    <nav css={[columns, noPrint]} aria-label="Footer">
      {headerGroups.map((group) => (
        <div key={group.key} css={areas[group.key]}>
          <h2 css={title}>{group.name}</h2>
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
      {link.links ? (
        <details>
          <summary css={[fold, captionText, mutedText, tabular]}>
            {count(link.links.length, 'page', 'pages')}
            <span css={hiddenText}> of {link.name}</span>
            <Icon name="plus" size={14} />
          </summary>
          <ul css={[plainList, folded]}>
            <Rows links={link.links} />
          </ul>
        </details>
      ) : null}
    </li>
  );
}

function PlainGroup({ group }: { group: NavigationGroup }) {
  return (
    <ul css={[plainList, smallText]}>
      <Rows links={[...group.links, ...(group.extra ?? [])]} />
    </ul>
  );
}

function Rows({ links }: { links: readonly NavigationLink[] }) {
  return links.map((link) => (
    <li key={link.path}>
      <ShellLink css={row} link={link} />
      {link.links ? (
        <ul css={[plainList, children, mutedText]}>
          <Rows links={link.links} />
        </ul>
      ) : null}
    </li>
  ));
}
