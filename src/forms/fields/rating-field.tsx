import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { WeaveFill } from '../../cloth/weave-fill';
import { wornWeave, type Mark } from '../../cloth/weaving/worn-weave';
import { from, forcedColours, hover, motionWelcome } from '../../styles/media';
import { captionText, h2Text, mutedText, tabular } from '../../styles/text';
import { color, radius, space, threadColor, time } from '../../styles/tokens';
import { FieldShell, type FieldProps } from './field-parts';

interface Step {
  readonly mark: Mark;
  readonly word: string;
}

const steps: readonly Step[] = [
  { mark: 1, word: 'Poor' },
  { mark: 2, word: 'Fair' },
  { mark: 3, word: 'Good' },
  { mark: 4, word: 'Very good' },
  { mark: 5, word: 'Excellent' },
];

export type RatingFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
    defaultValue?: string;
    className?: string;
  };

const scale = css({
  display: 'grid',
  gap: space.xs,
  [from.small]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0 },
});
const cell = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) 40%',
  alignItems: 'center',
  columnGap: space.m,
  padding: space.s,
  border: `1px solid ${color.edge}`,
  cursor: 'pointer',
  '& > [data-cloth]': {
    opacity: 0.45,
    [motionWelcome]: { transition: `opacity ${time.quick} ${time.ease}` },
  },
  // The chosen mark and all before it are woven.
  '&:has(:checked) > [data-cloth], &:has(~ label :checked) > [data-cloth]': { opacity: 1 },
  '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '&:has(:focus-visible)': {
    zIndex: 1,
    outline: `3px solid ${color.focus}`,
    outlineOffset: 2,
    borderRadius: radius.control,
  },
  '[data-invalid] &': { borderColor: color.fault },
  [hover]: { '&:hover': { borderColor: color.ink, zIndex: 1 } },
  [forcedColours]: { '&:has(:checked)': { outline: '3px solid Highlight' } },
  '&:has(:disabled)': { borderStyle: 'dashed', color: color.muted, cursor: 'not-allowed' },
  [from.small]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    marginInlineEnd: -1,
    padding: space.m,
    rowGap: space.xs,
  },
});
/** The thread that the whole site acts in. */
const WARP = threadColor('custom-software');
// A mark as cloth, which holds the better the higher it is. Whole crossings, so that no float is cut.
const cloth = css({
  gridArea: '1 / 3',
  height: '40px',
  [from.small]: { gridArea: '1 / 1', height: '80px' },
});
/** Over all of its cell: the hit area matches the visible one. */
const radio = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
/** One to five, as one cloth that comes apart or holds. */
export function RatingField({
  id,
  name,
  label,
  hint,
  error,
  required = false,
  defaultValue,
  className,
  ...input
}: RatingFieldProps) {
  return (
    <FieldShell {...{ id, label, hint, error, required, className }} isGroup>
      <div css={scale}>
        {steps.map(({ mark, word }) => (
          <label key={mark} css={cell}>
            <input
              {...input}
              css={radio}
              type="radio"
              name={name}
              value={mark}
              required={required}
              defaultChecked={String(mark) === defaultValue}
              suppressHydrationWarning
            />
            <span css={cloth} data-cloth="">
              <WeaveFill weave={wornWeave(mark)} warp={WARP} cell={10} />
            </span>
            <span css={[h2Text, tabular]}>{mark}</span>{' '}
            <span css={[captionText, mutedText]}>{word}</span>
          </label>
        ))}
      </div>
    </FieldShell>
  );
}
