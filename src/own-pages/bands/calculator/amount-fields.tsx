import { css } from '@emotion/react';
import { useId } from 'react';
import { Button } from '../../../components/button/button';
import { formatAmount } from '../../../lib/numbers';
import { from, print } from '../../../styles/media';
import { captionText, mutedText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, size, space } from '../../../styles/tokens';
import { controlNames } from './control-names';

type Input = Queries.CalculatorBandFragment['inputs'][number];

// Without scripts nothing is calculated: the table then shows the amounts given here.
const fields = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media (scripting: none)': { display: 'none' },
  [print]: { display: 'none' },
});
const legend = css({ padding: 0, marginBottom: space.m, fontWeight: 600 });
const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  // Narrower than this, a track in between would be too short to slide along with any care.
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) auto' },
});
const label = css({ fontSize: size.small, fontWeight: 600 });
const amount = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  paddingInlineStart: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
  '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
});
const number = css([
  tabular,
  {
    width: '6.5em',
    minHeight: '2.75rem',
    padding: `0 ${space.xs}`,
    border: 0,
    backgroundColor: 'transparent',
    textAlign: 'end',
    '&:focus-visible': { outline: 'none' },
  },
]);
const range = css({
  width: '100%',
  minHeight: '2rem',
  margin: 0,
  accentColor: thread,
  cursor: 'pointer',
  gridColumn: '1 / -1',
  [from.wide]: { gridColumn: 'auto', order: 1 },
});
const amountPlace = css({ [from.wide]: { order: 2 } });
// An amount beyond them counts as the nearer one.
const limits = css([
  captionText,
  mutedText,
  {
    gridColumn: '1 / -1',
    order: 3,
    'span:has(:out-of-range) ~ &': { color: color.fault, fontWeight: 600 },
  },
]);
const reset = css({ justifySelf: 'start', marginTop: space.s });

/** The amounts: each to be typed or slid. */
export function AmountFields({ inputs }: { inputs: readonly Input[] }) {
  return (
    <fieldset css={fields}>
      <legend css={legend}>Last month, before tax</legend>
      {inputs.map((input) => (
        <AmountField key={input.id} input={input} />
      ))}
      <Button css={reset} variant="outline" type="reset">
        Reset
      </Button>
    </fieldset>
  );
}

function AmountField({
  input: { id, label: text, unit, min, max, step, ...rest },
}: {
  input: Input;
}) {
  const own = useId();
  const names = controlNames(id);
  const shared = { min, max, defaultValue: rest.default, autoComplete: 'off' } as const;
  return (
    <div css={field}>
      <label css={label} htmlFor={own}>
        {text}
      </label>
      <span css={[amount, amountPlace]}>
        <span css={mutedText} aria-hidden="true">
          {unit}
        </span>
        <input
          {...shared}
          css={number}
          id={own}
          type="number"
          name={names.number}
          inputMode="numeric"
          // Any amount may be typed; only sliding goes by steps.
          step="any"
          aria-describedby={`${own}limits`}
        />
      </span>
      <input
        {...shared}
        css={range}
        type="range"
        name={names.range}
        step={step}
        aria-label={`${text}, slider`}
      />
      <span css={limits} id={`${own}limits`}>
        {formatAmount(min, unit)} to {formatAmount(max, unit)}
      </span>
    </div>
  );
}
