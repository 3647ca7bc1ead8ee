/** Checks of a page in a state of its own: by axe, in forced colours, and by Tab. */
import type { Page } from 'playwright-core';
import { axeReport } from './page-axe';

/** Findings that axe cannot decide, each with the reason it is right. Nothing else may be left undecided. */
const reviewed: readonly { finding: RegExp; because: string }[] = [
  {
    finding: /^color-contrast, (?:bgOverlap|elmPartiallyObscuring|elmPartiallyObscured): /,
    because:
      'a panel lies over the page, and axe cannot tell which ground is seen; every pair of colours in use is held to its ratio by __tests__/styles/contrast.test.ts',
  },
  {
    finding: /^color-contrast, (?:pseudoContent|shortTextContent|nonBmp): /,
    because:
      'a thread or a mark of the design stands beside the words, or the text is one arrow; the pair is held by __tests__/styles/contrast.test.ts',
  },
];

const unreviewed = (incomplete: readonly string[]) =>
  incomplete.filter((text) => !reviewed.some(({ finding }) => finding.test(text)));

/**
 * Findings of axe, and undecided ones that nobody has reviewed.
 * @param within a selector; by default the whole page
 * @param runOnly tags or names of rules; by default all
 */
export async function findings(page: Page, within?: string, runOnly?: string[]): Promise<string[]> {
  const { violations, incomplete } = await axeReport(page, within, runOnly);
  return [...violations, ...unreviewed(incomplete)];
}

/** Words that do not have the visitor's own colours. */
const ownColoured = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colourOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const names = ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'FieldText', 'GrayText'];
    const forced = new Set([...names, 'HighlightText', 'Highlight', 'MarkText'].map(colourOf));
    probe.remove();
    return [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !forced.has(getComputedStyle(element).color))
      .map(
        (element) =>
          `${getComputedStyle(element).color}: ${element.textContent?.slice(0, 40) ?? ''}`,
      );
  });

/** Faults where the visitor's own colours are forced on the page. */
export async function findingsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { violations } = await axeReport(page);
  // axe reads the colour of words from `-webkit-text-fill-color`, which Chromium tells as the author had it.
  const decided = violations.filter((text) => !text.startsWith('color-contrast'));
  const found = [...decided, ...(await ownColoured(page))];
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** The focused element, and whether something else lies over it; empty without focus. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { element: '', isCovered: false };
    const box = active.getBoundingClientRect();
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + 4, box.top + 4],
      [box.right - 4, box.bottom - 4],
    ] as const;
    // The top element at a point must be the element itself, a part of it, or an ancestor.
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (active.contains(top) || top.contains(active));
    });
    // Its number is kept by the page: a place among all elements shifts when scripts or preloads come and go.
    const { focused = new Map<Element, number>() } = window as { focused?: Map<Element, number> };
    Object.assign(window, { focused });
    const number = focused.get(active) ?? focused.size;
    focused.set(active, number);
    return { element: `${number} ${active.outerHTML.slice(0, 120)}`, isCovered: !isSeen };
  });

export interface Walk {
  /** Number of elements that had the focus. */
  length: number;
  /** Those that could not be seen then. */
  hidden: string[];
}

/** Goes by a key from where the focus is until it leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const hidden: string[] = [];
  const met = new Set<string>();
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key);
    const { element, isCovered } = await focusNow(page);
    if (element === '' || met.has(element)) break;
    met.add(element);
    if (isCovered) hidden.push(`${key}: ${element}`);
  }
  return { length: met.size, hidden };
}

/** Goes through a whole page, in which nothing has had the focus yet, by Tab, and back by Shift and Tab. */
export async function walkByTab(page: Page): Promise<{ there: Walk; back: Walk }> {
  const there = await walk(page, 'Tab');
  return { there, back: await walk(page, 'Shift+Tab') };
}
