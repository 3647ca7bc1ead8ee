import { css } from '@emotion/react';
import type { NavigationLink } from '../../site/navigation';
import { practices } from '../../site/practices';
import { plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { ShellLink } from '../shell-link';
import { useFeatured } from './featured-items';
import { FeaturedRead } from './featured-read';
import { headLink, panelGrid } from './menu-styles';
import { SubLinks, type PanelProps } from './panel';

/** Services that begin a column, so that the four come out about equally long. */
const COLUMN_STARTS: readonly string[] = ['custom-software', 'data-science', 'blockchain'];

const list = css({ columns: 2, columnGap: space.gap, [from.nav]: { columns: 4 } });
const entry = css({
  breakInside: 'avoid',
  '&:not(:last-of-type)': { paddingBottom: space.l },
});
const columnStart = css({ [from.nav]: { breakBefore: 'column' } });
const swatch = css({ maxWidth: '12rem', marginBottom: space.s });
const side = css({
  // As soon as text has the room: below the list it would be out of sight.
  [from.nav]: {
    gridColumn: '10 / -1',
    paddingInlineStart: space.gap,
    borderInlineStart: `1px solid ${color.line}`,
  },
});

/** The eight services with their pages, and the featured read beside them. */
export function ServicesPanel({ group }: PanelProps) {
  // Nothing to read: the list has the room.
  const isAlone = useFeatured('featuredRead') === null;
  return (
    <div css={panelGrid}>
      <ul css={[plainList, list, span('1 / -1'), !isAlone && span('1 / span 9', 'nav')]}>
        {group.links.map((link) => (
          <ServiceEntry key={link.path} link={link} />
        ))}
      </ul>
      {isAlone ? null : (
        <div css={[span('1 / -1'), side]}>
          <FeaturedRead label="Featured read" name="featuredRead" />
        </div>
      )}
    </div>
  );
}

function ServiceEntry({ link }: { link: NavigationLink }) {
  const { service, links } = link;
  if (!service) return null;
  return (
    <li css={[entry, COLUMN_STARTS.includes(service) && columnStart]} data-thread={service}>
      <div css={swatch}>
        <WholeSwatch service={service} ends={64} picks={16} />
      </div>
      <ShellLink css={headLink} link={link} />
      {links ? (
        <SubLinks links={links} />
      ) : (
        <p css={[smallText, mutedText]}>{practices[service]}</p>
      )}
    </li>
  );
}
