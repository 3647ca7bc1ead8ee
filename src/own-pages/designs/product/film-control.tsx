import { css } from '@emotion/react';
import { noPrint } from '../../../styles/layout';
import { hover, motionWelcome } from '../../../styles/media';
import { smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';
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
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
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
const box = css({ width: '1.1em', height: '1.1em', margin: 0, accentColor: color.action });
const track = css({ flex: 1, borderBottom: `1px solid ${color.edge}` });
const played = css({
  borderBottom: `3px solid ${thread}`,
  transformOrigin: 'left',
  marginBottom: -2,
});

/** A pause that needs no script, and how much of the film has been shown. */
export function PauseControl({ seconds }: { seconds: number }) {
  return (
    <div css={row}>
      <label css={label}>
        <input css={box} type="checkbox" suppressHydrationWarning />
        Pause
      </label>
      <div css={track} aria-hidden="true">
        <div css={[played, progress(seconds)]} />
      </div>
    </div>
  );
}
