/** axe on a page in the browser: its faults, and undecided findings. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: {
    target: string[];
    failureSummary?: string;
    any: { data?: { messageKey?: string } | null }[];
  }[];
}

interface AxeResults {
  violations: Finding[];
  incomplete: Finding[];
}

export interface AxeReport {
  /** `rule: selector (what to do)` */
  violations: string[];
  /** `rule, reason: selector` */
  incomplete: string[];
}

interface Axe {
  run: (within: string, options: object) => Promise<AxeResults>;
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Takes away the lines where a table scrolls: `scrollEdges` draws them as gradients, on which axe does not decide. The
 * ground behind the words is the same without them.
 */
const withoutScrollEdges = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { backgroundAttachment } = getComputedStyle(element);
      if (backgroundAttachment.includes('local')) element.style.backgroundImage = 'none';
    }
  });

/**
 * Runs the rules of WCAG 2.0 to 2.2, levels A and AA, and axe's best practice.
 * @param within a selector; by default the whole page
 * @param runOnly tags or names of rules; by default all those
 */
export async function axeReport(page: Page, within = 'html', runOnly = ALL): Promise<AxeReport> {
  await withoutScrollEdges(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, incomplete } = await page.evaluate(
    ([place, rules]) =>
      (window as unknown as { axe: Axe }).axe.run(place, {
        runOnly: rules,
        // Its rule on style sheets is an experimental one, and they take a third of its time.
        preload: { assets: ['media'] },
        // Passes are not requested, as each of them would get a selector.
        resultTypes: ['violations', 'incomplete'],
      }),
    [within, runOnly] as const,
  );
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`,
      ),
    ),
    incomplete: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => {
        const reason = any.find(({ data }) => data?.messageKey)?.data?.messageKey ?? '';
        return `${id}, ${reason}: ${target.join(' ')}`;
      }),
    ),
  };
}

/** Violations of contrast in dark: all else of a page is the same as in light. */
export async function contrastInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Some elements come to their other colours in steps.
  await page.evaluate(() => {
    for (const change of document.getAnimations())
      if (change instanceof CSSTransition) change.finish();
  });
  const { violations } = await axeReport(page, 'html', ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  return violations;
}

/** Violations in light, and in dark those of contrast. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const { violations } = await axeReport(page);
  const dark = await contrastInDark(page);
  return [...violations, ...dark.map((violation) => `dark: ${violation}`)];
}
