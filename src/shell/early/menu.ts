/**
 * The header's menu as a disclosure navigation: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * `[data-menu]` holds a `[data-menu-button]` and its `[data-menu-panel]`; `aria-expanded` on the button is all the
 * state there is, and CSS shows the panel by it. In wide windows the panels also open by hover, and close when the focus
 * or the pointer goes elsewhere; in small ones they are an accordion. Listeners sit on `document`, so that they serve the
 * built HTML and whatever the application puts in its place.
 */
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { ROUTE_EVENT, type Marked } from '../../site/markup';

/** A pointer that only passes opens nothing. */
export const OPEN_MS = 80;
/** Time to cross a neighbour's button on the way down into the open panel. */
export const SWITCH_MS = 200;
/** Time to come back after leaving. */
export const GRACE_MS = 300;

const GROUP = '[data-menu]' satisfies Marked;
const BUTTON = '[data-menu-button]' satisfies Marked;
/** Unfolds the pages beneath an entry, in small windows. */
const FOLD = '[data-menu-fold]' satisfies Marked;
const OPEN = '[aria-expanded="true"]';

function groupOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(GROUP) : null;
}

function openButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BUTTON + OPEN);
}

/** Expands one of the buttons alike, or none. */
function expand(alike: string, only?: Element | null): void {
  for (const button of document.querySelectorAll(alike))
    button.setAttribute('aria-expanded', `${button === only}`);
}

/** Shows the place of the page in the accordion, unless the visitor has opened another. */
export function openCurrentGroup(): void {
  if (openButton()) return;
  expand(BUTTON, document.querySelector(`${BUTTON}[aria-current]`));
  expand(FOLD, document.querySelector(`[aria-current]~${FOLD}`));
}

/**
 * Starts listening. Once a page.
 * @param wide matches from the width at which the panels take over
 */
export function startMenu(wide: MediaQueryList): void {
  /** A click has asked for the open panel: leaving it does not close it. */
  let pinned = false;
  let hovered: Element | null = null;
  /** Closed on purpose under the pointer: not opened again before the pointer has left. */
  let dismissed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(group: Element | null): void {
    clearTimeout(timer);
    pinned = false;
    expand(BUTTON, group?.querySelector(BUTTON));
  }

  function dismiss(): void {
    dismissed = hovered;
    show(null);
  }

  function moveTo(group: Element | null): void {
    if (group === hovered) return;
    hovered = group;
    clearTimeout(timer);
    const open = groupOf(openButton());
    if (group !== dismissed) dismissed = null;
    if (group === open || (group && group === dismissed)) return;
    if (group) timer = setTimeout(() => show(group), open ? SWITCH_MS : OPEN_MS);
    else if (!pinned) timer = setTimeout(() => show(null), GRACE_MS);
  }

  function press(button: Element, byKeyboard: boolean): void {
    // The click already on its way does not close a menu that the pointer has just opened.
    if (button.matches(OPEN) && (pinned || byKeyboard)) dismiss();
    else {
      show(groupOf(button));
      pinned = true;
    }
  }

  document.addEventListener('pointerover', (event) => {
    if (wide.matches && event.pointerType !== 'touch') moveTo(groupOf(event.target));
  });
  document.addEventListener('pointerout', (event) => {
    if (wide.matches && event.pointerType !== 'touch' && event.relatedTarget === null) moveTo(null);
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest(`${BUTTON},${FOLD}`);
    if (button && wide.matches) press(button, !event.detail);
    else if (button)
      expand(button.matches(FOLD) ? FOLD : BUTTON, button.matches(OPEN) ? null : button);
    else if (wide.matches && target.closest(`${GROUP} a`) && !opensElsewhere(event)) dismiss();
  });
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, (event) => {
      const open = wide.matches && openButton();
      if (open && groupOf(event.target) !== groupOf(open)) show(null);
    });
  }
  document.addEventListener('keydown', (event) => {
    const open = event.key === 'Escape' && wide.matches && openButton();
    if (!open) return;
    const { activeElement } = document;
    const focusIsHere = activeElement === document.body || groupOf(activeElement) === groupOf(open);
    dismiss();
    if (focusIsHere) open.focus();
  });
  document.addEventListener(ROUTE_EVENT, dismiss);
  // A section of the accordion would be a panel over the page.
  wide.addEventListener('change', dismiss);
}
