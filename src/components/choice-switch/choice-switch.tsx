import { css } from '@emotion/react';
import { hiddenText, overLabel } from '../../styles/layout';
import { forcedColours, from, hover, print } from '../../styles/media';
import { h3Text } from '../../styles/text';
import { color, size, space, time } from '../../styles/tokens';

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
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  [from.small]: { columnGap: space.l },
});
const option = css([
  h3Text,
  {
    position: 'relative',
    // Short choices beside each other in the narrowest window.
    fontSize: `clamp(0.875rem, 4vw, ${size.text})`,
    [from.nav]: { fontSize: size.h3 },
    paddingBlock: space.s,
    borderBottom: '3px solid transparent',
    color: color.muted,
    cursor: 'pointer',
    transition: `color ${time.quick} ${time.ease}, border-color ${time.quick} ${time.ease}`,
    [hover]: { '&:hover': { color: color.ink } },
    '&:has(input:checked)': { color: color.ink, borderBottomColor: color.action },
    '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
    [forcedColours]: {
      borderBottomColor: 'Canvas',
      '&:has(input:checked)': { borderBottomColor: 'Highlight' },
    },
  },
]);

/**
 * One of a few, as large words. It is a group of radio buttons, so that styles with `:has(:checked)` can follow it
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
