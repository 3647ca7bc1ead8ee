import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { noPrint, pairs, plainList } from '../../styles/layout';
import { hover, motionWelcome } from '../../styles/media';
import { h3Text, h4Text, lineLink, mutedText, smallText } from '../../styles/text';
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
const name = css([h3Text, lineLink]);
const reason = css([smallText, mutedText, { maxWidth: '34em' }]);

const names = css([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s} ${space.l}`,
    'ul + &': { marginTop: space.l },
  },
]);

export interface RelatedLink {
  readonly href: string;
  readonly name: string | null;
  readonly text: string;
}

export interface RelatedBandProps {
  band: { readonly heading: string; readonly links: readonly RelatedLink[] };
  /** Many more, whose names are known from the menu. */
  byName?: readonly RelatedLink[];
}

/** Further reading, with reasons; after it what is listed by name alone. */
export function RelatedBand({ band, byName = [] }: RelatedBandProps) {
  const columns = pairs(band.links);
  return (
    <Band css={noPrint} heading={band.heading}>
      {band.links.length > 0 ? (
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
      ) : null}
      {byName.length > 0 ? (
        <ul css={names} data-pagefind-ignore="">
          {byName.map((each) => (
            <li key={each.href}>
              <Link css={[lineLink, h4Text]} to={each.href}>
                {each.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Band>
  );
}
