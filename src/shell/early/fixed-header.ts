/**
 * Marks the header once the page is scrolled beyond 30 px. CSS keeps it in place (`position: sticky`); the mark
 * only draws its edge.
 */
import { FIXED_BEYOND_PX } from '../../styles/bar';
import type { Marked, MarkName } from '../../site/markup';

/** Starts listening. Once a page. */
export function startFixedHeader(): void {
  const mark = () =>
    document
      .querySelector('[data-site-header]' satisfies Marked)
      ?.toggleAttribute('data-scrolled' satisfies MarkName, scrollY > FIXED_BEYOND_PX);
  addEventListener('scroll', mark, { passive: true });
  // With the first frame, whose layout it needs: the page may have been scrolled before this script was there.
  requestAnimationFrame(mark);
}
