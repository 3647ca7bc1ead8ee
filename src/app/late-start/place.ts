/** Where a visitor is: the focus, with the caret, and how far what scrolls in the page is scrolled. */
import { inUse } from '../../lib/in-use';

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element;

/** @param signal ends the following */
export function followPlace(signal: AbortSignal) {
  let focused = document.activeElement;
  const scrolled = new WeakMap<Element, Pick<Element, 'scrollTop' | 'scrollLeft'>>();
  const note = (element: Element) => {
    const { scrollTop, scrollLeft } = element;
    scrolled.set(element, { scrollTop, scrollLeft });
  };

  const options = { capture: true, passive: true, signal } as const;
  const follow = () => {
    focused = document.activeElement;
  };
  addEventListener('focusin', follow, options);
  // Not where it was lost since its element has left the page.
  const leave = ({ target }: Event) =>
    setTimeout(() => target instanceof Element && target.isConnected && follow());
  addEventListener('focusout', leave, options);
  let top = scrollY;
  const scroll = ({ target }: Event) => {
    if (target instanceof Element) note(target);
    else top = scrollY;
  };
  addEventListener('scroll', scroll, options);
  for (const element of document.body.getElementsByTagName('*'))
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) note(element);

  return {
    /** Scrolls a new element as far as the one before. */
    scroll(before: Element, now: Element): void {
      Object.assign(now, scrolled.get(before));
    },
    /** Scrolls the page back to where it was before it had no height for that. */
    scrollPage(): void {
      if (scrollY < top) scrollTo({ top, behavior: 'instant' });
    },
    /** Gives the focus back that was lost with its element. */
    focus(): void {
      const before = focused;
      if (!(before instanceof HTMLElement) || document.activeElement !== document.body) return;
      const now = inUse(before);
      if (!now.isConnected || now === document.body) return;
      now.focus({ preventScroll: true });
      if (isText(before) && isText(now) && before.selectionStart !== null)
        now.setSelectionRange(
          before.selectionStart,
          before.selectionEnd,
          before.selectionDirection ?? 'none',
        );
    },
  };
}
