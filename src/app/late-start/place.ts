/** Where a visitor is: the focus, with the caret, and how far the page and what scrolls in it are scrolled. */
import { inUse } from '../../lib/in-use';

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element;

export class Place {
  #focused = document.activeElement;
  readonly #scrolled = new WeakMap<Element, [left: number, top: number]>();

  /** @param signal ends the following */
  constructor(signal: AbortSignal) {
    const options = { capture: true, passive: true, signal } as const;
    const follow = () => {
      this.#focused = document.activeElement;
    };
    addEventListener('focusin', follow, options);
    // Not where it was lost since its element has left the page.
    const leave = ({ target }: Event) =>
      setTimeout(() => target instanceof Element && target.isConnected && follow());
    addEventListener('focusout', leave, options);
    addEventListener(
      'scroll',
      ({ target }) => {
        if (target instanceof Element) this.note(target);
      },
      options,
    );
    for (const element of document.body.getElementsByTagName('*'))
      if (element.scrollTop !== 0 || element.scrollLeft !== 0) this.note(element);
  }

  private note(element: Element): void {
    this.#scrolled.set(element, [element.scrollLeft, element.scrollTop]);
  }

  /** Scrolls a new element as far as the one before. */
  scroll(before: Element, now: Element): void {
    const to = this.#scrolled.get(before);
    if (to) now.scrollTo({ left: to[0], top: to[1], behavior: 'instant' });
  }

  /** Gives the focus back that was lost with its element. */
  focus(): void {
    const before = this.#focused;
    if (!(before instanceof HTMLElement) || before === document.activeElement) return;
    const now = inUse(before);
    if (!now.isConnected || document.activeElement !== document.body) return;
    now.focus({ preventScroll: true });
    if (isText(before) && isText(now) && before.selectionStart !== null)
      now.setSelectionRange(
        before.selectionStart,
        before.selectionEnd,
        before.selectionDirection ?? 'none',
      );
  }
}
