import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { anchorOf } from '../anchor';
import { columns, longText, plainList, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { mutedText, smallText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { size, space, type } from '../../styles/tokens';
import { BandFrame } from './band-frame';
import { BandTitle } from './band-title';

export const query = graphql`
  fragment ProblemBand on ProblemBand {
    heading
    text_html
    signs
  }
`;

const told = css([
  longText,
  { gap: space.l, alignContent: 'start' },
  span('1 / -1'),
  span('1 / span 7', 'nav'),
]);
const words = css({ fontSize: size.lead, lineHeight: type.lead.line });
const seen = css({
  display: 'grid',
  gap: space.m,
  [from.medium]: { gridColumn: '1 / -1' },
  [from.nav]: { gridColumn: '9 / -1', alignSelf: 'end' },
});
const list = css([plainList, { display: 'grid', gap: space.l }]);

// A torn thread: its ends on either side of the tear, nowhere in the same place.
const piece = {
  position: 'absolute',
  top: 0,
  borderTop: `${threadWidth}px solid ${thread}`,
} as const;
const torn = (until: number, again: number) => ({
  '&::before': { width: `${until}%` },
  '&::after': { left: `${again}%`, right: 0 },
});
const sign = css({
  position: 'relative',
  paddingTop: space.s,
  lineHeight: type.h4.line,
  '&::before': { ...piece, content: '""', left: 0 },
  '&::after': { ...piece, content: '""' },
  '&:nth-of-type(4n + 1)': torn(61, 68),
  '&:nth-of-type(4n + 2)': torn(24, 33),
  '&:nth-of-type(4n + 3)': torn(82, 87),
  '&:nth-of-type(4n)': torn(43, 49),
});

/** The problem in the client’s words, and beside it its signs: each a torn thread. */
export function ProblemBand({ band }: { band: Queries.ProblemBandFragment }) {
  const id = anchorOf(band.heading);
  return (
    <BandFrame labelledBy={id}>
      <div css={columns}>
        <div css={told}>
          <BandTitle>{band.heading}</BandTitle>
          <RichText styles={words} html={band.text_html} />
        </div>
        {band.signs.length > 0 ? (
          <div css={seen}>
            <p css={[smallText, mutedText]} id={`${id}-signs`}>
              Warning signs
            </p>
            <ul css={list} aria-labelledby={`${id}-signs`}>
              {band.signs.map((each) => (
                <li key={each} css={sign}>
                  {each}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </BandFrame>
  );
}
