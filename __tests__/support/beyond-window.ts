/** Words that a window cuts off (the shell hides overflow, so that no scroll bar shows it) or breaks. */
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

/**
 * @returns words of headings and quotations that end a line at a hyphen, except those too long for a phone's line, and
 * those of quotations in an article, which are a part of its text
 */
export function hyphenBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONGEST = 16;
    const found: string[] = [];
    const range = document.createRange();
    for (const large of document.querySelectorAll('main :is(h1, h2, blockquote p)')) {
      if (!large.checkVisibility({ visibilityProperty: true })) continue;
      if (large.closest('.rich-text blockquote')) continue;
      const texts = document.createTreeWalker(large, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(
          /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu,
        )) {
          if (word.length >= LONGEST) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}

/** @returns the first words of what its own box cuts: for good, or on a desk until it is scrolled to */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDesk = innerWidth >= 1280;
    const found: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
      // Seen by screen readers alone, or drawn and not read.
      if (clipPath !== 'none' || position === 'absolute' || box.closest('svg, [aria-hidden]'))
        continue;
      const scrolls = /auto|scroll/.test(overflowX);
      // Code of an article is as wide as its author wrote it; that of a band is ours to set.
      if (scrolls && (!isDesk || !box.closest('[data-ground]'))) continue;
      // The heading below says the last crumb in full.
      if (overflowX === 'visible' || box.closest('[aria-current="page"]')) continue;
      const isCut = box.scrollWidth > box.clientWidth + 1 && box.textContent?.trim();
      if (isCut && box.checkVisibility({ visibilityProperty: true }))
        found.push(`${box.tagName} ${textOverflow} ${box.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** @returns words and numbers in the page's main part, no addresses or compounds, that begin on one line and end on another */
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
        const isWord = /^\P{L}*\p{L}+\P{L}*$/u.test(word);
        // Longer ones do not fit a phone’s line.
        const isNumber = /^\p{Sc}?\d[\d.,]{0,15}%?$/u.test(word);
        if (!(isWord || isNumber) || /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        // A first letter as high as three lines is on the line of what follows it.
        // Lines of large type are closer than their boxes are high.
        if (first && others.some(({ top }) => top > first.top + 0.6 * first.height))
          found.push(word);
      }
    }
    return found;
  });
}

/** @returns the tables of empty header cells, by their first words: screen readers announce such a cell as nothing */
export function emptyHeaders(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main th')]
      .filter((cell) => !cell.textContent?.trim() && !cell.getAttribute('aria-label'))
      .map((cell) => cell.closest('table')?.textContent?.trim().slice(0, 40) ?? ''),
  );
}

/** @returns words of a page's head that lie over those of its picture, by the first of both */
export function wordsOverPicture(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const linesOf = (element: Element) => {
      range.selectNodeContents(element);
      const words = element.textContent?.trim().slice(0, 30) ?? '';
      return [...range.getClientRects()].map((box) => ({ words, box }));
    };
    const all = [...document.querySelectorAll('main header *')];
    const lines = (isDrawn: boolean) =>
      all
        .filter((each) => each.childElementCount === 0 && !each.closest('svg, [aria-hidden]'))
        .filter((each) => Boolean(each.closest('[data-figure]')) === isDrawn)
        .flatMap(linesOf);
    const drawn = lines(true);
    return lines(false).flatMap(({ words, box }) =>
      drawn
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2,
        )
        .map((other) => `${other.words} / ${words}`),
    );
  });
}

/** @returns links of navigations whose words lie over those of the one before, by both their words */
export function overlappingLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main nav :is(ul, ol)')].flatMap((list) => {
      const items = [...list.children].map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return { words: item.textContent?.trim() ?? '', box: range.getBoundingClientRect() };
      });
      return items.slice(1).flatMap(({ words, box }, at) => {
        const before = items[at];
        if (!before || box.width === 0 || before.box.width === 0) return [];
        const across = Math.min(box.right, before.box.right) - Math.max(box.left, before.box.left);
        const down = Math.min(box.bottom, before.box.bottom) - Math.max(box.top, before.box.top);
        return across > 2 && down > 2 ? [`${before.words} / ${words}`] : [];
      });
    }),
  );
}
