import { css } from '@emotion/react';
import { NoHyphenBreak } from '../components/no-hyphen-break';
import { columns, span } from '../styles/layout';
import { from } from '../styles/media';
import { clientWords, h3Text, mutedText, quotedText, smallText } from '../styles/text';
import { thread } from '../styles/thread';
import { space } from '../styles/tokens';
import { CaseStudyLink } from '../sections/case-study-link';

const words = css([
  h3Text,
  {
    fontWeight: 500,
    fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    lineHeight: 1.2,
  },
]);
const pick = css({
  width: '4rem',
  height: '0.375rem',
  backgroundColor: thread,
  forcedColorAdjust: 'none',
});
const inMargin = css([columns, { alignItems: 'start', rowGap: space.m }]);
const source = css({
  display: 'grid',
  gap: space.s,
  [from.medium]: { gridRow: 1, paddingTop: space.xs },
});

/** Client quotes, each with its source in the margin. */
export function Testimonial({ testimonial }: { testimonial: Queries.ClientWordsFragment }) {
  const { quote, name, role, company, case_study: study } = testimonial;
  return (
    <figure css={inMargin}>
      <blockquote css={[clientWords(quote, words), span('5 / -1')]} dir="auto">
        <p css={quotedText}>
          <NoHyphenBreak>{quote}</NoHyphenBreak>
        </p>
      </blockquote>
      <figcaption css={[smallText, mutedText, source, span('1 / span 3')]} dir="auto">
        <span css={pick} aria-hidden="true" />
        {[name, role, company].filter(Boolean).join(', ')}
        <CaseStudyLink study={study} />
      </figcaption>
    </figure>
  );
}
