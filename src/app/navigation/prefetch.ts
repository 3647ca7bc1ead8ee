/**
 * Fetches the code and data of a page that a visitor is about to open, once, and of no other. Left to itself Gatsby
 * fetches the data of every link that comes into view, and again when the link is followed.
 */
import type { GatsbyBrowser } from 'gatsby';

type Browser = Required<GatsbyBrowser>;

/** Turns off Gatsby's own prefetching, by what is in view. */
export const disableCorePrefetching: Browser['disableCorePrefetching'] = () => true;

/** Signs that a link is about to be followed without a mouse. */
const SIGNS = ['focusin', 'touchstart'] as const;

/** Links that the visitor was already on before the application came. */
const ALREADY_THERE = 'a:hover, a:focus';

/** Gatsby's links fetch their page when a mouse comes over them: https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-link/ */
function comeOver(link: Element): void {
  link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** Has links fetch their page when they are touched or focused, as they do for a mouse. Once a visit. */
export function startPrefetch(): void {
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) comeOver(link);
      },
      { passive: true },
    );
  }
  document.querySelectorAll(ALREADY_THERE).forEach(comeOver);
}
