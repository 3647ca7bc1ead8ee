import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { savingsOf } from '../savings';
import { columns, span } from '../../styles/layout';
import { print } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band } from './band';
import { SavingsTable } from './calculator/savings-table';
import { SavingsTotal } from './calculator/savings-total';
import { useAmounts } from './calculator/use-amounts';
import { AmountFields } from './calculator/amount-fields';

export const query = graphql`
  fragment CalculatorBand on CalculatorBand {
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

const desk = css([columns, { rowGap: space.xxl, [print]: { display: 'block' } }]);
const left = css([span('1 / span 7'), { minWidth: 0 }]);
const right = css([{ minWidth: 0 }, span('8 / -1'), span('9 / -1', 'wide')]);
const whole = css([{ minWidth: 0 }, span('1 / -1')]);

/** An estimate of monthly savings: amounts on the left, their totals beside and below. */
export function CalculatorBand({ band }: { band: Queries.CalculatorBandFragment }) {
  const { form, amounts, onInput, onBlur, onReset } = useAmounts(band.inputs);
  const savings = savingsOf(band.levers, amounts);
  const unit = band.inputs[0]?.unit ?? '';
  return (
    <Band heading={band.heading} intro={band.intro} ground="raised">
      {/* The listeners only catch what bubbles up from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form ref={form} css={desk} onInput={onInput} onBlur={onBlur} onReset={onReset}>
        <div css={left}>
          <AmountFields inputs={band.inputs} />
        </div>
        <div css={right}>
          <SavingsTotal savings={savings} unit={unit} />
        </div>
        <div css={whole}>
          <SavingsTable {...{ band, amounts, savings, unit }} labelledBy={anchorOf(band.heading)} />
        </div>
      </form>
    </Band>
  );
}
