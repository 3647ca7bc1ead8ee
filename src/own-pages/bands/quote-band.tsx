import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { h2Text, mutedText, quotedText, smallText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { space } from '../../styles/tokens';
import { BandFrame } from './band-frame';

export const query = graphql`
  fragment QuoteBand on QuoteBand {
    text
    role
  }
`;

const figure = css({ display: 'grid', gap: space.xl });
const words = css([
  h2Text,
  quotedText,
  {
    maxWidth: '15em',
    fontWeight: 500,
    fontSize: 'clamp(2rem, 1rem + 4.2vw, 5rem)',
    lineHeight: 1.02,
  },
]);
const by = css([
  smallText,
  mutedText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    '&::before': { content: '""', width: '4rem', borderTop: `${threadWidth}px solid ${thread}` },
  },
]);

/** Something said, by a role. */
export function QuoteBand({ band }: { band: Queries.QuoteBandFragment }) {
  return (
    <BandFrame label={`Quote: ${band.role}`}>
      <figure css={figure}>
        <blockquote css={words}>{band.text}</blockquote>
        <figcaption css={by}>{band.role}</figcaption>
      </figure>
    </BandFrame>
  );
}
