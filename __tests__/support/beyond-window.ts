/** Words that a window cuts off: the shell hides what is too wide, so that no scroll bar tells of it. */
import type { Page } from 'playwright-core';

/** @returns the first words of each text that is beyond the window's edge and cannot be scrolled to */
export function beyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Scrolled to, or for screen readers alone.
    const isHeld = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return (
        /auto|scroll|hidden/.test(overflowX) || clipPath !== 'none' || isHeld(element.parentElement)
      );
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (right > innerWidth + 1 || left < -1),
      );
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isCut && isSeen && !isHeld(text.parentElement))
        found.push(text.textContent?.slice(0, 40) ?? '');
    }
    return found;
  });
}
