import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { formatBytes } from '../../lib/numbers';
import { h4Text, mutedText, smallText, standaloneLink } from '../../styles/text';
import { Band } from './band';
import { sheet, sheetRow } from './sheet';

export const query = graphql`
  fragment KitBand on KitBand {
    heading
    intro
    items {
      name
      text
      file
      href
      download {
        url
        size_bytes
      }
    }
  }
`;

type Item = Queries.KitBandFragment['items'][number];

/** Where a download is that is not published, or not by that title. */
const ALL_DOWNLOADS = '/resources/downloads';

const together = css([mutedText, { whiteSpace: 'nowrap' }]);

/** Papers for a procurement file: downloads, and where the rest is. */
export function KitBand({ band }: { band: Queries.KitBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro} layout="side">
      <ul css={sheet}>
        {band.items.map((item) => (
          <li key={item.name} css={sheetRow}>
            <h3 css={h4Text}>
              <Name item={item} />
            </h3>
            <p css={smallText}>
              {item.text}
              <Size item={item} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Name({ item: { name, file, href, download } }: { item: Item }) {
  if (download) {
    return (
      <a css={standaloneLink} href={download.url}>
        {name}
      </a>
    );
  }
  const to = file ? ALL_DOWNLOADS : href;
  if (!to) return name;
  return (
    <Link css={standaloneLink} to={to}>
      {name}
    </Link>
  );
}

function Size({ item: { download } }: { item: Item }) {
  if (!download) return null;
  const size = download.size_bytes ? formatBytes(download.size_bytes) : null;
  return (
    <>
      {' '}
      <span css={together}>{['PDF', size].filter(Boolean).join(', ')}</span>
    </>
  );
}
