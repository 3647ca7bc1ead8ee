/**
 * A page's first frame: only sections in and near the window are laid out for it, and the rest once it is painted. Not
 * where a visitor comes back, or goes to an anchor: until a section is laid out its height is a guess, and the place
 * would be another's.
 */
import { rootState } from '../site/markup';
import { afterPaint } from './after-paint';

/** For a page that the browser loads. Runs in the head before anything is laid out; constant, as its hash is. */
export const WINDOW_FIRST_SCRIPT = `if(/^navigate[^#]*$/.test(performance.getEntriesByType("navigation").map(e=>e.type+e.name)+location))document.documentElement.dataset.far=""`;

/** For a page that the application shows next. */
export function showWindowFirst(): void {
  rootState().far = '';
}

/** Has the rest laid out, once the window is painted. */
export function showRest(): void {
  afterPaint(() => {
    delete rootState().far;
  });
}
