/**
 * The bottom margin rule of section 2 of the specification: in windows of 900 px or less, within 100 px of its bottom,
 * the page gets a margin of the copyright block's height less 47.
 *
 * This watches the page's end without the margin, with the room for an open banner: counting the margin itself would
 * remove its own cause, and flicker.
 */
import { RENDER_EVENT, type Marked } from '../../site/markup';

/** px */
export const NEAR = 100;
const LESS = 47;
/** Taken for the block's height until that is known, in px. */
const DEFAULT_HEIGHT = 180;

/**
 * Starts watching. Once a page.
 * @param narrow matches up to and at 900 px
 */
export function startBottomMargin(narrow: MediaQueryList): void {
  let near = false;
  let height = DEFAULT_HEIGHT;
  let end: Element | null = null;

  function apply(): void {
    const page = document.querySelector<HTMLElement>('[data-page]' satisfies Marked);
    if (page)
      page.style.marginBottom = near && narrow.matches ? `${Math.max(0, height - LESS)}px` : '';
  }
  const proximity = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      apply();
    },
    { rootMargin: `0px 0px ${NEAR}px 0px` },
  );
  const block = new ResizeObserver((entries) => {
    height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? height);
    apply();
  });
  function watch(): void {
    const found = document.querySelector('[data-page-end]' satisfies Marked);
    if (found === end) return;
    end = found;
    proximity.disconnect();
    block.disconnect();
    const copyright = document.querySelector('[data-copyright]' satisfies Marked);
    if (end) proximity.observe(end);
    if (copyright) block.observe(copyright);
  }
  watch();
  narrow.addEventListener('change', apply);
  document.addEventListener(RENDER_EVENT, watch);
}
