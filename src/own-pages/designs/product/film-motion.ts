import { css, keyframes } from '@emotion/react';
import { motionWelcome } from '../../../styles/media';
import { percent } from '../../bands/drawn/scale';

const runs = (name: ReturnType<typeof keyframes>, seconds: number, timing: string) => ({
  animation: `${name} ${seconds}s ${timing} infinite`,
});

type Share = readonly [begins: number, ends: number];

/** Shown while the film is between two shares of its length. */
export const duringShare = ([begins, ends]: Share, seconds: number) =>
  runs(
    keyframes({
      '0%': { opacity: begins === 0 ? 1 : 0 },
      [percent(begins)]: { opacity: 1 },
      [percent(ends)]: { opacity: ends === 1 ? 1 : 0 },
      '100%': { opacity: ends === 1 ? 1 : 0 },
    }),
    seconds,
    'step-end',
  );

const WEAVING = 0.06;
const hidden = { clipPath: 'inset(100% 0 0 0)' };
const whole = { clipPath: 'inset(0 0 0 0)' };

/** Woven from below once the film has come to a share of its length, and there from then on. */
export const wovenFrom = ([begins]: Share, seconds: number) =>
  runs(
    keyframes({
      '0%': hidden,
      [percent(begins)]: { ...hidden, animationTimingFunction: 'steps(12, end)' },
      [percent(begins + WEAVING)]: whole,
      '100%': whole,
    }),
    seconds,
    'linear',
  );

const drawn = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)', animationTimingFunction: 'steps(24, end)' },
  '14%, to': whole,
});

/** A line that is drawn from its start as the film begins. */
export const drawnFirst = (seconds: number) =>
  css({ [motionWelcome]: runs(drawn, seconds, 'linear') });

const grown = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** How much of the film has been shown. */
export const progress = (seconds: number) =>
  css({ [motionWelcome]: runs(grown, seconds, 'linear') });
