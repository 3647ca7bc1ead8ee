/**
 * Marks the header once the page is scrolled beyond 30 px. CSS keeps it in place (`position: sticky`); the mark
 * only draws its edge. A sentinel as high as the threshold is watched, so that scrolling measures nothing.
 */
import { RENDER_EVENT, type Marked, type MarkName } from '../../site/markup';

/** Starts watching. Once a page. */
export function startFixedHeader(): void {
  let watched: Element | null = null;
  const observer = new IntersectionObserver((entries) => {
    const scrolled = !entries.at(-1)?.isIntersecting;
    document
      .querySelector('[data-site-header]' satisfies Marked)
      ?.toggleAttribute('data-scrolled' satisfies MarkName, scrolled);
  });
  function watch(): void {
    const sentinel = document.querySelector('[data-scroll-sentinel]' satisfies Marked);
    if (sentinel === watched) return;
    observer.disconnect();
    watched = sentinel;
    if (sentinel) observer.observe(sentinel);
  }
  watch();
  document.addEventListener(RENDER_EVENT, watch);
}
