/** Parts that may be woven in between a page's bands. A design picks from here and sets their places. */
import { MarginTestimonial, WideTestimonial } from '../service-testimonials';
import type { TestimonialProps } from '../service-testimonials';
import type { CasePartProps } from './case-parts';
import { CaseLedger, HangingCases, LargeCase } from './case-parts';
import type { BandType } from './design-page';
import { KinIndex, KinLine, type KinProps } from './kin-parts';
import type { WovenPart } from './woven';
import type { ReactNode } from 'react';

const caseDrawings = {
  large: (props) => <LargeCase {...props} />,
  ledger: (props) => <CaseLedger {...props} />,
  hanging: (props) => <HangingCases {...props} />,
} satisfies Record<string, (props: CasePartProps) => ReactNode>;

const voiceDrawings = {
  wide: (props) => <WideTestimonial {...props} />,
  margin: (props) => <MarginTestimonial {...props} />,
} satisfies Record<string, (props: TestimonialProps) => ReactNode>;

const kinDrawings = {
  index: (props) => <KinIndex {...props} />,
  line: (props) => <KinLine {...props} />,
} satisfies Record<string, (props: KinProps) => ReactNode>;

/** Case studies of the page's service. */
export function cases(
  as: keyof typeof caseDrawings,
  heading: string,
  after: readonly BandType[],
): WovenPart {
  return {
    key: 'cases',
    after,
    draw: ({ case_studies: studies, service }) =>
      studies.length > 0 ? caseDrawings[as]({ heading, studies, service }) : null,
  };
}

/** A client's words on the service: its first testimonial, or its second. */
export function voice(
  as: keyof typeof voiceDrawings,
  after: readonly BandType[],
  place: 0 | 1 = 0,
): WovenPart {
  return {
    key: `voice-${place}`,
    after,
    draw: ({ testimonials }, free) => {
      const testimonial = testimonials[place];
      const ground = free ? 'raised' : 'paper';
      return testimonial ? voiceDrawings[as]({ testimonial, ground }) : null;
    },
  };
}

/** The service's other pages. */
export function kin(as: keyof typeof kinDrawings, after: readonly BandType[] = []): WovenPart {
  return {
    key: 'kin',
    after,
    draw: ({ service, siblings: pages }) =>
      service && pages.length > 0 ? kinDrawings[as]({ service: service.name, pages }) : null,
  };
}
