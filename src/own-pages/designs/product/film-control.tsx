import { css } from '@emotion/react';
import { noPrint } from '../../../styles/layout';
import { hover, motionWelcome } from '../../../styles/media';
import { smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';
import { IconDrawing } from '../../../components/icons/icon';
import type { Shape } from '../../../components/icons/icon-shapes';
import { progress } from './film-motion';

/** For what holds a pause control: everything in it stands still while the control is checked. */
export const pausable = css({
  '&:has(:checked) *, &:has(:checked) *::before': { animationPlayState: 'paused' },
});

// Nothing moves for a visitor who wants no motion: there is nothing to pause then, nor on paper.
const row = css([
  noPrint,
  {
    display: 'none',
    [motionWelcome]: { display: 'flex', alignItems: 'center', gap: space.m },
  },
]);
const label = css([
  smallText,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: space.m,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.control,
    fontWeight: 600,
    cursor: 'pointer',
    [hover]: { '&:hover': { borderColor: color.ink } },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
]);
/** Over all of its label, whose words say what a press does. */
const box = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
const words = css({ display: 'flex', alignItems: 'center', gap: space.xs });
const whilePlaying = css([words, { 'input:checked ~ &': { display: 'none' } }]);
const whilePaused = css([words, { 'input:not(:checked) ~ &': { display: 'none' } }]);
const track = css({ flex: 1, borderBottom: `1px solid ${color.edge}` });
const played = css({
  borderBottom: `3px solid ${thread}`,
  transformOrigin: 'left',
  marginBottom: -2,
});

const bars: readonly Shape[] = [
  ['path', { d: 'M8 5v14' }],
  ['path', { d: 'M16 5v14' }],
];
const triangle: readonly Shape[] = [['path', { d: 'M8 5l10 7-10 7z' }]];

/** A button that pauses the film and plays it on, without a script, and how much of it has been shown. */
export function PauseControl({ seconds }: { seconds: number }) {
  return (
    <div css={row}>
      <label css={label}>
        <input css={box} type="checkbox" suppressHydrationWarning />
        <span css={whilePlaying}>
          <IconDrawing shapes={bars} size={16} />
          Pause the film
        </span>
        <span css={whilePaused}>
          <IconDrawing shapes={triangle} size={16} />
          Play the film
        </span>
      </label>
      <div css={track} aria-hidden="true">
        <div css={[played, progress(seconds)]} />
      </div>
    </div>
  );
}
