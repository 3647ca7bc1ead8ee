import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { trailOf } from '../../lib/navigation';
import { noPrint, plainList } from '../../styles/layout';
import { from, hover, motionWelcome } from '../../styles/media';
import { h3Text, mutedText, smallText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, space, time } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment RelatedBand on RelatedBand {
    kind
    heading
    links {
      href
      text
    }
  }
`;

const row = css({ borderTop: `1px solid ${color.line}` });
const link = css({
  position: 'relative',
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.m,
  textDecoration: 'none',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  // The hairline is drawn over with thread while the row is pointed at.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -2,
    borderTop: `${threadWidth}px solid ${thread}`,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    [motionWelcome]: { transition: `transform ${time.calm} ${time.ease}` },
  },
  [hover]: { '&:hover::before': { transform: 'none' } },
});
const place = css([smallText, mutedText]);
const reason = css([
  h3Text,
  {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.2em',
  },
]);

/** Where a page is filed, in words; its address where the navigation does not know it. */
function placeOf(href: string): string {
  const path = href.replace(/[?#].*$/, '');
  return (
    trailOf(path)
      .map(({ name }) => name)
      .join(', ') || path
  );
}

/** Where to read on, with a reason. */
export function RelatedBand({ band }: { band: Queries.RelatedBandFragment }) {
  return (
    <Band css={noPrint} heading={band.heading}>
      <ul css={plainList} data-pagefind-ignore="">
        {band.links.map(({ href, text }) => (
          <li key={href} css={row}>
            <Link css={link} to={href}>
              <span css={place}>{placeOf(href)}</span>
              <span css={reason}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
