import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { forcedColours, hover } from '../../styles/media';
import { captionText, mutedText, smallText } from '../../styles/text';
import { color, radius, space, time } from '../../styles/tokens';
import {
  described,
  FieldError,
  FieldGroup,
  FieldHint,
  RequiredMark,
  type FieldProps,
} from './field-parts';
import { fieldBox } from './form-styles';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Details of the choice's meaning. */
  readonly hint?: ReactNode;
}

export type RadioGroupProps = FieldProps &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
    options: readonly RadioOption[];
    defaultValue?: string;
    className?: string;
  };

const options = css({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

/** The box that belongs to a radio button or a checkbox, pressed as a whole. */
const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.hair} ${space.s}`,
  alignItems: 'start',
  minHeight: '3.25rem',
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `border-color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover:not(:has(:disabled))': { borderColor: color.ink } },
  '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '[data-invalid] &': { borderColor: color.action },
  '&:has(:disabled)': { borderStyle: 'dashed', color: color.muted, cursor: 'not-allowed' },
  [forcedColours]: { '&:has(:checked)': { borderWidth: 3, borderColor: 'Highlight' } },
});
const bare = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s,
  alignItems: 'start',
  minHeight: '1.75rem',
  cursor: 'pointer',
});
const mark = css({
  width: '1.375rem',
  height: '1.375rem',
  margin: '0.1em 0 0',
  accentColor: color.action,
  cursor: 'inherit',
});
const second = css([captionText, mutedText, { display: 'block' }]);

/** One of a few, all of them in view. The error is said of the group and of each button. */
export function RadioGroup({
  id,
  name,
  label,
  hint,
  error,
  required = false,
  options: choices,
  defaultValue,
  className,
  ...input
}: RadioGroupProps) {
  return (
    <FieldGroup {...{ id, label, hint, error, required, className }}>
      <div css={options}>
        {choices.map(({ value, label: words, hint: more }) => (
          <label key={value} css={choice}>
            <input
              {...input}
              css={mark}
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
              suppressHydrationWarning
            />
            <span css={smallText}>
              {words}
              {more ? <span css={second}>{more}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** Yes or no. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const { id, required = false } = input;
  return (
    <div css={fieldBox} className={className}>
      <label css={bare} htmlFor={id}>
        <input
          {...input}
          {...described({ id, hint, error })}
          css={mark}
          type="checkbox"
          suppressHydrationWarning
        />
        <span css={smallText}>
          {label}
          <RequiredMark required={required} />
        </span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
