import { css } from '@emotion/react';
import { forcedColours, hover, print } from '../../styles/media';
import { color, radius, size, time } from '../../styles/tokens';

export type ButtonVariant = 'action' | 'ink' | 'outline';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  minHeight: '3rem',
  padding: '0.625rem 1.375rem',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  transition: `background-color ${time.quick} ${time.ease}, color ${time.quick} ${time.ease}`,
  [forcedColours]: { borderColor: 'LinkText' },
  [print]: { display: 'none' },
});

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  action: css({
    backgroundColor: color.action,
    color: color.onAction,
    [hover]: { '&:hover': { backgroundColor: color.actionStrong } },
  }),
  ink: css({
    backgroundColor: color.ink,
    color: color.paper,
    [hover]: { '&:hover': { backgroundColor: color.action, color: color.onAction } },
  }),
  outline: css({
    borderColor: color.edge,
    // A real button has the browser's grey otherwise.
    backgroundColor: 'transparent',
    color: color.ink,
    [hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.raised } },
  }),
};

/** The look of a button, whatever it is in HTML. */
export const buttonStyle = (variant: ButtonVariant) => [base, variants[variant]];
