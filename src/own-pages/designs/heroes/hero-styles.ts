import { css, keyframes } from '@emotion/react';
import { motionWelcome } from '../../../styles/media';
import { time } from '../../../styles/tokens';

const woven = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

/** Laid end by end, once; `steps` makes it a loom rather than a blind. */
export const wovenOnce = css({
  [motionWelcome]: { animation: `${woven} ${time.weave} steps(36, end) both` },
});
