import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { hiddenText, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { clientWords, h2Text, mutedText, quotedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { CaseStudyLink } from '../case-study-link';

type Testimonial = Queries.ClientWordsFragment;

const band = css({ backgroundColor: color.raised });
const grid = css({
  display: 'grid',
  gap: `${space.xxl} ${space.gap}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xxl },
});
const figure = css({ display: 'grid', alignContent: 'start', gap: space.m });
const wide = css({ [from.medium]: { gridColumn: '1 / -1' } });
const source = css({ display: 'grid', gap: space.hair });
const first = css([h2Text, { fontWeight: 500, maxWidth: '22em' }]);

const SHOWN = 3;

/** Clients' words, one of them large; those first that lead to a case study. */
export function HomeTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const shown = [
    ...testimonials.filter(({ case_study: study }) => study),
    ...testimonials.filter(({ case_study: study }) => !study),
  ].slice(0, SHOWN);
  return (
    <section css={[band, section]} aria-labelledby="testimonials">
      <h2 css={hiddenText} id="testimonials">
        What clients say
      </h2>
      <div css={[wrap, grid]}>
        {shown.map((each, index) => (
          <figure key={each.api_id} css={[figure, index === 0 && wide]}>
            <blockquote css={index === 0 && clientWords(each.quote, first)} dir="auto">
              <p css={quotedText}>
                <NoHyphenBreak>{each.quote}</NoHyphenBreak>
              </p>
            </blockquote>
            <figcaption css={[smallText, mutedText, source]} dir="auto">
              {[each.name, each.role, each.company].filter(Boolean).join(', ')}
              <CaseStudyLink study={each.case_study} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
