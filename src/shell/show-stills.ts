/**
 * Puts a still below each product of the menu's panel: what the product shows, in the colour of the text. Styles for it
 * would weigh in every page's HTML, and a browser fetches the file once the panel is open.
 */
import { STILL, STILLS_PATH } from './product-still';

/** The one file as a mask, moved to a still of it. */
const maskOf = (at: number, count: number): string =>
  `url(${STILLS_PATH}) ${(100 * at) / Math.max(1, count - 1)}% 0/${100 * count}% 100%`;

/** Below the text: whenever it comes, no link moves. */
export function showStills(): void {
  const entries = document.querySelectorAll<HTMLElement>('#menu-products li');
  for (const [at, entry] of entries.entries()) {
    const still = document.createElement('span');
    const mask = maskOf(at, entries.length);
    still.style.cssText = `width:100%;max-width:14rem;aspect-ratio:${STILL.width}/${STILL.height};margin-top:.75rem;background:currentColor;-webkit-mask:${mask};mask:${mask};forced-color-adjust:none`;
    // At one height, however long the texts are.
    entry.style.cssText = 'display:flex;flex-direction:column;align-items:start';
    const text = entry.lastElementChild as HTMLElement | null;
    if (text) text.style.marginBottom = 'auto';
    entry.append(still);
  }
}
