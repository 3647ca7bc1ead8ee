/** The controls of a page, found by their roles: how each is used, and which state it keeps. */
import type { ElementHandle, Locator, Page } from 'playwright-core';

/**
 * Roles of controls that keep a visitor's input, in the order of use. Controls that close others on opening come last.
 */
const ROLES = [
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'disclosure',
  'button',
] as const;
type Role = (typeof ROLES)[number];

/** Those of which one at a time is on. */
const EXCLUSIVE: readonly Role[] = ['radio', 'tab', 'button'];

type Handle = ElementHandle<HTMLElement>;

interface Control {
  role: Role;
  /** The element itself: an application that replaces it has lost its state. */
  element: Handle;
  /** Its name in its form; also for a failure to name it. */
  name: string;
  /** Its state before use. */
  first: string;
}

/** State of a control: its typed or chosen value, or whether it is on or open. */
function stateOf(element: Element): string {
  if (!element.isConnected) return 'gone';
  if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type))
    return String(element.checked);
  if ('value' in element && !(element instanceof HTMLButtonElement)) return String(element.value);
  if (element.parentElement instanceof HTMLDetailsElement)
    return String(element.parentElement.open);
  const says = ['aria-expanded', 'aria-selected', 'aria-checked', 'aria-pressed'];
  return says.map((name) => element.getAttribute(name)).find((value) => value !== null) ?? '';
}

function locate(within: Locator, role: Role): Locator {
  // A summary has no role of its own that all engines agree on.
  if (role === 'disclosure') return within.locator('summary:visible');
  if (role === 'button') return within.locator('[aria-expanded]:visible');
  return within.getByRole(role);
}

const handles = async (found: Locator) => (await found.elementHandles()) as Handle[];

/** The controls that a visitor would use: one of each group of which one at a time is on, and one for an amount. */
async function controlsIn(within: Locator): Promise<Control[]> {
  const found: Control[] = [];
  for (const role of ROLES) {
    const all: Control[] = [];
    for (const element of await handles(locate(within, role))) {
      const [isReached, name] = await element.evaluate(
        (each) => [each.tabIndex >= 0, each.getAttribute('name') ?? ''] as const,
      );
      // Skips controls for robots alone.
      if (!isReached && !EXCLUSIVE.includes(role)) continue;
      all.push({ role, element, name, first: await element.evaluate(stateOf) });
    }
    found.push(
      ...all.filter(
        ({ name }, index) =>
          !EXCLUSIVE.includes(role) || !all.slice(index + 1).some((other) => other.name === name),
      ),
    );
  }
  return found.filter((control) => !isOther(control, found));
}

/** Whether a control is the second of an amount's two, typed or slid: every second amount is slid. */
function isOther({ role, name }: Control, all: readonly Control[]): boolean {
  const sliders = all.filter((each) => each.role === 'slider');
  const isSlid = (index: number) => index % 2 === 1;
  if (role === 'spinbutton')
    return sliders.some((slider, index) => isSlid(index) && slider.name.endsWith(name));
  if (role !== 'slider') return false;
  const hasNumber = all.some((each) => each.role === 'spinbutton' && name.endsWith(each.name));
  return hasNumber && !isSlid(sliders.findIndex((slider) => slider.name === name));
}

async function use({ role, element: control }: Control): Promise<void> {
  switch (role) {
    case 'textbox':
    case 'searchbox':
      await control.click();
      await control.press('End');
      await control.type('te');
      return;
    case 'spinbutton':
    case 'slider':
      await control.focus();
      await control.press('ArrowUp');
      return;
    case 'combobox': {
      const last = (await control.$$('option')).length - 1;
      await control.selectOption({ index: last });
      return;
    }
    case 'checkbox':
    case 'radio':
      // As a tap does: some are visible only by the label above them.
      await control.click({ force: true });
      return;
    default:
      await control.click();
  }
}

export interface UsedControls {
  /** Number of controls used. */
  count: number;
  /** Controls that did not respond, or that lost their state: none should be. */
  lost: () => Promise<string[]>;
}

/** Uses each control within a part of a page, one after the other. */
export async function useControls(page: Page, selector: string): Promise<UsedControls> {
  const used: (Control & { state: string })[] = [];
  for (const control of await controlsIn(page.locator(selector))) {
    await use(control);
    used.push({ ...control, state: await control.element.evaluate(stateOf) });
  }
  return {
    count: used.length,
    lost: async () => {
      const lost: string[] = [];
      for (const [index, { role, element, name, first, state }] of used.entries()) {
        const now = await element.evaluate(stateOf);
        const what = `${role} "${name}", used as number ${index + 1}`;
        if (state === first) lost.push(`${what}: still "${first}"`);
        else if (now !== state) lost.push(`${what}: "${now}" after "${state}"`);
      }
      return lost;
    },
  };
}
