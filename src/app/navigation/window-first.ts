/**
 * First frame of a page that is gone on to: only sections in and near the window are laid out for it, and the rest once
 * it is painted. Until then a section's height is a guess.
 */
import { afterPaint } from '../../hydration/after-paint';
import { rootState } from '../../site/markup';

export function showWindowFirst(): void {
  rootState().far = '';
}

export function showRest(): void {
  afterPaint(() => {
    delete rootState().far;
  });
}
