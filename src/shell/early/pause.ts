/** Knows when a visitor is typing, and in which field last. */
import type { TypedField } from '../../lib/typed-field';

/** Milliseconds without a letter after which whoever types has paused. */
export const PAUSE_MS = 250;

let lastLetter = -PAUSE_MS;

/** Starts listening. Once a page. */
export function startPause(): void {
  addEventListener(
    'input',
    ({ target }) => {
      lastLetter = performance.now();
      (target as TypedField).typedAt = lastLetter;
    },
    true,
  );
}

/** Whether anything was entered on this page. */
export const hasTyped = () => lastLetter > 0;

/** Does something at once, or in the next pause of whoever is typing. */
export function inAPause(task: () => void): void {
  const left = lastLetter + PAUSE_MS - performance.now();
  if (left > 0) setTimeout(() => inAPause(task), left);
  else task();
}
