import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { formatBytes } from '../../lib/numbers';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, smallText, standaloneLink, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment FactsBand on FactsBand {
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

type Item = Queries.FactsBandFragment['items'][number];

/** Where a download is that is not published, or not by that title. */
const ALL_DOWNLOADS = '/resources/downloads';

const sheet = css([plainList, { borderBlock: `2px solid ${color.ink}` }]);
const row = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.s,
  '& + &': { borderTop: `1px solid ${color.line}` },
  // Beside the heading, these are columns of the page.
  [from.small]: {
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    '& > dt': { gridColumn: 'span 3' },
    '& > dd': { gridColumn: 'span 5' },
  },
});
const together = css([mutedText, { whiteSpace: 'nowrap' }]);

/** Specifications, figures, roles or papers, as on a data sheet. */
export function FactsBand({ band }: { band: Queries.FactsBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro} layout="side">
      <dl css={sheet}>
        {band.items.map((item) => (
          <div key={item.name} css={row}>
            <dt css={[h4Text, tabular]}>
              <Name item={item} />
            </dt>
            <dd css={[smallText, tabular]}>
              {item.text}
              <Size item={item} />
            </dd>
          </div>
        ))}
      </dl>
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
