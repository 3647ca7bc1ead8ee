import { graphql } from 'gatsby';
import { Band } from './band';

export const query = graphql`
  fragment CalculatorBand on CalculatorBand {
    kind
    heading
    intro
    inputs {
      id
      label
      unit
      min
      max
      step
      default
    }
    levers {
      id
      label
      share_of
      saving
      why
    }
    note
  }
`;

/** An estimate of monthly savings. */
export function CalculatorBand({ band }: { band: Queries.CalculatorBandFragment }) {
  return <Band heading={band.heading}>{null}</Band>;
}
