import { css, keyframes } from '@emotion/react';
import { motionWelcome } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { time } from '../../../styles/tokens';

const woven = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

/** Laid end by end, once; `steps` makes it a loom rather than a blind. */
export const wovenOnce = css({
  [motionWelcome]: { animation: `${woven} ${time.weave} steps(36, end) both` },
});

/** The page's thread down the start of something; a border, so that it prints and keeps its colour in forced ones. */
export const hangingThread = css({
  position: 'relative',
  '&::before': {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `0.5rem solid ${thread}`,
    forcedColorAdjust: 'none',
  },
});
