import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { noPrint, pairs, plainList } from '../../styles/layout';
import { hover, motionWelcome } from '../../styles/media';
import { h3Text, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { color, space, time } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment RelatedBand on RelatedBand {
    heading
    links {
      href
      name
      text
    }
  }
`;

const list = css([plainList, { display: 'grid' }]);
const row = css({ borderTop: `1px solid ${color.line}` });
const link = css({
  position: 'relative',
  display: 'grid',
  rowGap: space.hair,
  alignContent: 'start',
  height: '100%',
  paddingBlock: `${space.m} ${space.l}`,
  textDecoration: 'none',
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
const name = css([
  h3Text,
  {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: color.edge,
    textUnderlineOffset: '0.2em',
  },
]);
const reason = css([smallText, mutedText, { maxWidth: '34em' }]);

const names = css([plainList, { display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.l}` }]);

export interface RelatedLink {
  readonly href: string;
  readonly name: string | null;
  readonly text: string;
}

export interface RelatedBandProps {
  band: { readonly heading: string; readonly links: readonly RelatedLink[] };
}

/** Further reading, with reasons. */
export function RelatedBand({ band }: RelatedBandProps) {
  const columns = pairs(band.links);
  return (
    <Band css={noPrint} heading={band.heading}>
      <ul css={[list, columns.list]} data-pagefind-ignore="">
        {band.links.map((each) => (
          <li key={each.href} css={row}>
            <Link css={[link, columns.item]} to={each.href}>
              <span css={name}>{each.name}</span>
              <span css={reason}>{each.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Further reading by name alone: for many pages, whose names are known from the menu. */
export function RelatedNames({ band }: RelatedBandProps) {
  return (
    <Band css={noPrint} heading={band.heading}>
      <ul css={names} data-pagefind-ignore="">
        {band.links.map((each) => (
          <li key={each.href}>
            <Link css={[quietLink, h4Text]} to={each.href}>
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
