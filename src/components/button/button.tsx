import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant } from './button-styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While its action is pending: it stays focused, is announced as busy, and does nothing more. */
  isBusy?: boolean;
}

const reset = css({
  cursor: 'pointer',
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  "&[aria-disabled='true']": { cursor: 'progress' },
});

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  variant = 'action',
  isBusy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      css={[...buttonStyle(variant), reset]}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? 'Sending…' : children}
    </button>
  );
}
