import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { KeptWords } from '../components/kept-words';
import { columns, span } from '../styles/layout';
import { from } from '../styles/media';
import { h1Text, h3Text, mutedText, quotedText, smallText } from '../styles/text';
import { thread } from '../styles/thread';
import { space } from '../styles/tokens';
import { BandFrame } from './bands/band';
import { CaseOfTestimonial } from '../sections/testimonial-case';

export const query = graphql`
  fragment ServiceTestimonial on Testimonial {
    api_id
    quote
    name
    role
    company
    case_study {
      path
      title
    }
  }
`;

export interface TestimonialProps {
  testimonial: Queries.ServiceTestimonialFragment;
  /** Ground of a large one; beside raised neighbours it stays on paper. */
  ground: 'paper' | 'raised';
}

const large = css([
  h1Text,
  {
    fontWeight: 500,
    fontSize: 'clamp(1.75rem, 1.1rem + 2.6vw, 3.5rem)',
    lineHeight: 1.1,
    maxWidth: '20em',
  },
]);
const beside = css([
  h3Text,
  {
    fontWeight: 500,
    fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    lineHeight: 1.2,
  },
]);
const figure = css({ display: 'grid', gap: space.l });
const pick = css({
  width: '4rem',
  height: '0.375rem',
  backgroundColor: thread,
  forcedColorAdjust: 'none',
});
const inMargin = css([columns, { alignItems: 'start', rowGap: space.m }]);
const source = css({ display: 'grid', gap: space.s, [from.medium]: { paddingTop: space.xs } });

/** A client's words, across the page. */
export function WideTestimonial({ testimonial, ground }: TestimonialProps) {
  return (
    <BandFrame ground={ground}>
      <figure css={figure}>
        <blockquote css={large} dir="auto">
          <p css={quotedText}>
            <KeptWords>{testimonial.quote}</KeptWords>
          </p>
        </blockquote>
        <Source testimonial={testimonial}>
          <span css={pick} aria-hidden="true" />
        </Source>
      </figure>
    </BandFrame>
  );
}

/** A client's words, with their source in the margin. */
export function MarginTestimonial({ testimonial }: Pick<TestimonialProps, 'testimonial'>) {
  return (
    <BandFrame>
      <figure css={inMargin}>
        <blockquote css={[beside, span('5 / -1')]} dir="auto">
          <p css={quotedText}>
            <KeptWords>{testimonial.quote}</KeptWords>
          </p>
        </blockquote>
        <Source testimonial={testimonial} css={[span('1 / span 3'), { gridRow: 1 }]}>
          <span css={pick} aria-hidden="true" />
        </Source>
      </figure>
    </BandFrame>
  );
}

interface SourceProps extends Pick<TestimonialProps, 'testimonial'> {
  className?: string;
  children: ReactNode;
}

function Source({ testimonial, className, children }: SourceProps) {
  const { name, role, company } = testimonial;
  return (
    <figcaption css={[smallText, mutedText, source]} className={className} dir="auto">
      {children}
      {[name, role, company].filter(Boolean).join(', ')}
      <CaseOfTestimonial study={testimonial.case_study} />
    </figcaption>
  );
}
