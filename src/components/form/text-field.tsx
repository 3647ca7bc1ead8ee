import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { described, FieldError, FieldHint, RequiredMark, type FieldProps } from './field-parts';
import { controlBox, fieldBox, labelText } from './form-styles';

type Own = keyof FieldProps;

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, Own>;
export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, Own>;

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
    <div css={fieldBox} className={className}>
      <label css={labelText} htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </label>
      <FieldHint id={id} hint={hint} />
      <input
        {...control}
        {...described({ id, hint, error })}
        css={controlBox}
        type={type}
        dir="auto"
        suppressHydrationWarning
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

const area = css([controlBox, { minHeight: '9rem', resize: 'vertical', fieldSizing: 'content' }]);

/** Several lines of text; the box grows with them where the browser can. */
export function TextArea({ label, hint, error, className, ...control }: TextAreaProps) {
  const { id, required = false } = control;
  return (
    <div css={fieldBox} className={className}>
      <label css={labelText} htmlFor={id}>
        {label}
        <RequiredMark required={required} />
      </label>
      <FieldHint id={id} hint={hint} />
      <textarea
        rows={6}
        {...control}
        {...described({ id, hint, error })}
        css={area}
        dir="auto"
        suppressHydrationWarning
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
