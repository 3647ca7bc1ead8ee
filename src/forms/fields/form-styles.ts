import { css } from '@emotion/react';
import { forcedColours, hover, print } from '../../styles/media';
import { captionText, mutedText, smallText } from '../../styles/text';
import { color, radius, size, space, time } from '../../styles/tokens';

/** Style of inputs and selects: 52 px high at least, edge contrast 3:1 on every ground. */
export const controlBox = css({
  display: 'block',
  width: '100%',
  minHeight: '3.25rem',
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: size.text,
  lineHeight: 1.4,
  transition: `border-color ${time.quick} ${time.ease}, box-shadow ${time.quick} ${time.ease}`,
  [hover]: { '&:hover:not(:disabled)': { borderColor: color.ink } },
  '&:focus-visible': { outlineOffset: 1, borderColor: color.ink },
  '&::placeholder': { color: color.muted, opacity: 1 },
  // The edge alone would be a matter of colour: it is twice as strong, and words stand below.
  "&[aria-invalid='true']": {
    borderColor: color.fault,
    boxShadow: `inset 0 0 0 1px ${color.fault}`,
    [forcedColours]: { borderWidth: 3 },
  },
  '&:disabled': {
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: color.muted,
    cursor: 'not-allowed',
  },
  [print]: { backgroundColor: 'transparent' },
});

export const fieldBox = css({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const labelText = css([smallText, { padding: 0, fontWeight: 600 }]);
/** A legend is no item of its fieldset’s grid, and has no gap from it. */
export const legendText = css([labelText, { marginBottom: space.xs }]);
export const markText = css([
  captionText,
  mutedText,
  { fontWeight: 400, marginInlineStart: space.xs },
]);
export const hintText = css([captionText, mutedText, { maxWidth: '40em', textWrap: 'balance' }]);
export const errorText = css([
  smallText,
  {
    display: 'flex',
    gap: space.xs,
    alignItems: 'start',
    color: color.fault,
    fontWeight: 600,
    '& svg': { flexShrink: 0, marginTop: '0.15em' },
  },
]);
