/**
 * The header's menu as a disclosure navigation: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * `[data-menu]` holds a `[data-menu-button]` and its `[data-menu-panel]`; `aria-expanded` on the button is all the
 * state there is, and CSS shows the panel by it. Listeners sit on `document`, so that they serve the built HTML
 * and whatever the application puts in its place.
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
const OPEN_BUTTON = `${BUTTON}[aria-expanded="true"]`;

function groupOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(GROUP) : null;
}

function openButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(OPEN_BUTTON);
}

/** Starts listening. Once a page. */
export function startMenu(): void {
  /** A click has asked for the open panel: leaving it does not close it. */
  let pinned = false;
  let hovered: Element | null = null;
  /** Closed on purpose under the pointer: not opened again before the pointer has left. */
  let dismissed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(group: Element | null): void {
    clearTimeout(timer);
    pinned = false;
    for (const button of document.querySelectorAll(BUTTON)) {
      button.setAttribute('aria-expanded', String(button.parentElement === group));
    }
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
    const group = groupOf(button);
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    // The click already on its way does not close a menu that the pointer has just opened.
    if (isOpen && (pinned || byKeyboard)) {
      dismiss();
      return;
    }
    show(group);
    pinned = true;
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') moveTo(groupOf(event.target));
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'touch' && event.relatedTarget === null) moveTo(null);
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest(BUTTON);
    if (button) press(button, event.detail === 0);
    else if (target.closest(`${GROUP} a`) && !opensElsewhere(event)) dismiss();
  });
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, (event) => {
      const open = openButton();
      if (open && groupOf(event.target) !== groupOf(open)) show(null);
    });
  }
  document.addEventListener('keydown', (event) => {
    const open = openButton();
    if (event.key !== 'Escape' || !open) return;
    const { activeElement } = document;
    const focusIsHere = activeElement === document.body || groupOf(activeElement) === groupOf(open);
    dismiss();
    if (focusIsHere) open.focus();
  });
  document.addEventListener(ROUTE_EVENT, dismiss);
}
