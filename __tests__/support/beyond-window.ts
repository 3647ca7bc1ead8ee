/** Words that a window cuts off (the shell hides what is too wide, so that no scroll bar tells of it) or breaks. */
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

/** @returns words in the page's main part, no addresses or compounds, that begin on one line and end on another */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || text.parentElement?.closest('code') || range.getClientRects().length < 2)
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        if (!/^\P{L}*\p{L}+\P{L}*$/u.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        // A first letter as high as three lines is on the line of what follows it.
        if (first && others.some(({ top }) => top > first.bottom - 2)) found.push(word);
      }
    }
    return found;
  });
}
