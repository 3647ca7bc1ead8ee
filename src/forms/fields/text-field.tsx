import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { CharacterCount, useCharacterCount } from './character-count';
import { described, FieldShell, type FieldProps } from './field-parts';
import { controlBox } from './form-styles';

type Own = keyof FieldProps;

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, Own>;
export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, Own | 'maxLength'> & {
    /** Characters that it may have. Not as `maxlength`, at which browsers cut what is pasted, in silence. */
    limit: number;
  };

/** A line of text with its label, hint and error. Native attributes and `ref` go to the input. */
export function TextField({
  label,
  hint,
  error,
  className,
  type = 'text',
  ...control
}: TextFieldProps) {
  const { id, required = false } = control;
  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      <input
        {...control}
        {...described({ id, hint, error })}
        css={controlBox}
        type={type}
        dir="auto"
        suppressHydrationWarning
      />
    </FieldShell>
  );
}

const area = css([
  controlBox,
  { minHeight: '9rem', maxHeight: 'max(20rem, 60vh)', resize: 'vertical', fieldSizing: 'content' },
]);

/** Several lines of text; the box grows with them where the browser can. Near its limit it says how much is left. */
export function TextArea({
  label,
  hint,
  error,
  className,
  limit,
  onInput,
  ...control
}: TextAreaProps) {
  const { id, required = false } = control;
  const count = useCharacterCount();
  return (
    <FieldShell {...{ id, label, hint, error, required, className }}>
      <textarea
        rows={6}
        {...control}
        {...described({ id, hint, error })}
        css={area}
        dir="auto"
        onInput={(event) => {
          count.onInput(event);
          onInput?.(event);
        }}
        suppressHydrationWarning
      />
      <CharacterCount length={count.length} limit={limit} />
    </FieldShell>
  );
}
