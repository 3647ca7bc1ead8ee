/**
 * Keeps what a visitor has done before the application came: entries, the focus and the caret, open parts, what is inert,
 * how far things are scrolled. Where React hydrates the page, that is still there, and only React does not know of it.
 * Where it cannot, since a translation or an extension has changed the built page, it draws the page or a part of it
 * anew, and all that the elements in use held would be gone with them.
 *
 * This knows nothing but the DOM: no form, no field and no component.
 */
import { whenIdle } from '../../forms/when-idle';
import { APPLICATION_EVENT } from '../../hydration/application';
import type { Replaced } from '../../lib/in-use';
import type { TypedField } from '../../lib/typed-field';
import { RENDER_EVENT, ROUTE_EVENT } from '../../site/markup';
import { counterparts, within } from './counterparts';
import { entryOf, isChanged, isControl, noteEntries, write } from './entries';
import { followPlace } from './place';

/** Attributes that the early script writes on elements of the page. */
const WRITTEN = ['aria-expanded', 'inert'] as const;

function carryAttributes(before: Element, now: Element): void {
  if (before instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement)
    now.open = before.open;
  for (const name of WRITTEN) {
    const value = before.getAttribute(name);
    if (value === now.getAttribute(name)) continue;
    if (value === null) now.removeAttribute(name);
    else now.setAttribute(name, value);
  }
}

/** Starts before hydration, and ends shortly after the application is there. */
export function carryOver(): void {
  const ending = new AbortController();
  const { signal } = ending;
  const entries = noteEntries(signal);
  const place = followPlace(signal);
  const gone = counterparts();
  let isThere = false;

  function carry(before: Element, now: Element): void {
    (before as Replaced).replacedBy = now;
    carryAttributes(before, now);
    place.scroll(before, now);
    if (!isControl(before) || !isControl(now)) return;
    const { typedAt }: TypedField = before;
    if (typedAt !== undefined) (now as TypedField).typedAt = typedAt;
    if (!isChanged(before)) return;
    write(now, entryOf(before));
    entries.note(now);
  }

  function follow(changes: readonly MutationRecord[]): void {
    const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(within)));
    // Those that were moved are still in the page.
    for (const { removedNodes } of changes)
      for (const element of [...removedNodes].flatMap(within))
        if (!element.isConnected && !added.has(element)) gone.add(element);
    let isAnew = false;
    for (const element of added) {
      const before = element.isConnected ? gone.take(element) : undefined;
      if (!before) continue;
      carry(before, element);
      isAnew = true;
    }
    if (!isAnew) return;
    place.scrollPage();
    place.focus();
    if (isThere) entries.tell();
    document.dispatchEvent(new Event(RENDER_EVENT));
  }

  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const end = () => ending.abort();

  // Before all others hear of it, such as whoever sends the form that is filled in.
  addEventListener(
    APPLICATION_EVENT,
    () => {
      follow(observer.takeRecords());
      isThere = true;
      entries.tell();
      whenIdle(end, signal);
    },
    { capture: true, once: true, signal },
  );
  document.addEventListener(ROUTE_EVENT, end, { once: true, signal });
}
