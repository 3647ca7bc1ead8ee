import { css } from '@emotion/react';
import { hiddenText, overLabel } from '../../styles/layout';
import { forcedColours, from, hover, print } from '../../styles/media';
import { smallText } from '../../styles/text';
import { color, space, time } from '../../styles/tokens';

export interface ChoiceSwitchProps<Key extends string> {
  /** Name of the choice, for screen readers; the options' names need none. */
  legend: string;
  /** Of the form field; unique on the page. */
  name: string;
  choices: readonly { readonly key: Key; readonly name: string }[];
  value: Key;
  onChange: (key: Key) => void;
  className?: string;
}

const group = css({ margin: 0, padding: 0, border: 0, minWidth: 0, [print]: { display: 'none' } });
// Cells of one size: pairs on a phone, the first above them where it is left over; one row elsewhere.
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Edges of neighbours lie on each other.
  padding: '0 1px 1px 0',
  [from.medium]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    width: 'fit-content',
  },
});
const option = css([
  smallText,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '3rem',
    marginBlockEnd: -1,
    marginInlineEnd: -1,
    padding: `${space.xs} ${space.s}`,
    [from.nav]: { paddingInline: space.l },
    border: `1px solid ${color.edge}`,
    color: color.muted,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `color ${time.quick} ${time.ease}, background-color ${time.quick} ${time.ease}`,
    '&:first-of-type:nth-last-of-type(odd)': {
      gridColumn: '1 / -1',
      [from.medium]: { gridColumn: 'auto' },
    },
    [hover]: { '&:hover': { color: color.ink } },
    '&:has(input:checked)': {
      borderColor: color.ink,
      backgroundColor: color.ink,
      color: color.paper,
    },
    '&:has(input:focus-visible)': {
      zIndex: 1,
      outline: `3px solid ${color.focus}`,
      outlineOffset: 2,
    },
    [forcedColours]: {
      '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: -4 },
    },
  },
]);

/**
 * One of a few, in cells of one size. It is a group of radio buttons, so that styles with `:has(:checked)` can follow it
 * before and without scripts.
 */
export function ChoiceSwitch<Key extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  className,
}: ChoiceSwitchProps<Key>) {
  return (
    <fieldset css={group} className={className}>
      <legend css={hiddenText}>{legend}</legend>
      <div css={row}>
        {choices.map((choice) => (
          <label key={choice.key} css={option}>
            <input
              css={overLabel}
              type="radio"
              name={name}
              value={choice.key}
              checked={choice.key === value}
              onChange={() => onChange(choice.key)}
              suppressHydrationWarning
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
