/**
 * Fetches the code and data of a page that a visitor is about to open, once, and of no other. Left to itself Gatsby
 * fetches the data of every link that comes into view, and again when the link is followed.
 */
import type { GatsbyBrowser } from 'gatsby';
import { prefetchLink } from './follow-links';

type Browser = Required<GatsbyBrowser>;

/** Turns off Gatsby's own prefetching, by what is in view. */
export const disableCorePrefetching: Browser['disableCorePrefetching'] = () => true;

/** Signs that a link is about to be followed. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Links that the visitor was already on before the application came. */
const ALREADY_THERE = 'a:hover, a:focus';

/** Has links fetch their page when a pointer comes over them, and when they are touched or focused. Once a visit. */
export function startPrefetch(): void {
  const fetchPage = ({ target }: Pick<Event, 'target'>) => prefetchLink(target);
  for (const sign of SIGNS) document.addEventListener(sign, fetchPage, { passive: true });
  for (const target of document.querySelectorAll(ALREADY_THERE)) fetchPage({ target });
}
