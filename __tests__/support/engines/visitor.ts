/** A visitor of the site in any engine: points at visible elements, presses, types, and waits for the results. */
import { expect } from '@playwright/test';
import { untilFound } from '../../../scripts/servers/until';
import type { Driver, InPage, NamedKey, Pointer } from './driver';

/** A selector, or one of those that it finds by words of its text. */
export type Target = string | { css: string; text: string };

interface Wanted {
  css: string;
  text: string;
}

const wantedOf = (target: Target): Wanted =>
  typeof target === 'string' ? { css: target, text: '' } : target;

/** In the page: the middle of the target, once it is in view, enabled, and nothing lies over it; null before. */
function placeOf({ css, text }: Wanted): [x: number, y: number] | null {
  // The content of a closed `details` has a place, too.
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(css)].find(
    (each) => isShown(each) && (each.textContent ?? '').includes(text),
  );
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getClientRects()[0];
  if (!box) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top && (element.contains(top) || top.contains(element)) ? [x, y] : null;
}

const applicationState = (): string => document.documentElement.dataset['application'] ?? 'asleep';

export class Visitor {
  readonly #driver: Driver;
  readonly #site: string;
  readonly #pointer: Pointer;
  readonly #finger: Pointer;

  /**
   * @param pointer pressed with by default
   * @param finger tapped with: Playwright gives Firefox nothing but a mouse
   */
  constructor(driver: Driver, site: string, pointer: Pointer, finger: Pointer) {
    this.#driver = driver;
    this.#site = site;
    this.#pointer = pointer;
    this.#finger = finger;
  }

  /** @param at a path, or an address elsewhere */
  goto(at: string): Promise<void> {
    return this.#driver.goto(at.startsWith('/') ? this.#site + at : at);
  }

  reload = (): Promise<void> => this.#driver.reload();
  resize = (width: number, height: number): Promise<void> => this.#driver.resize(width, height);
  key = (key: NamedKey): Promise<void> => this.#driver.key(key);
  type = (text: string): Promise<void> => this.#driver.type(text);

  evaluate<A, R>(run: InPage<A, R>, argument: A): Promise<R> {
    return this.#driver.evaluate(run, argument);
  }

  /** Expects a page's final state. Between two pages no query works. */
  soon<A, R>(run: InPage<A, R>, argument: A, what?: string) {
    return expect.poll(
      () => this.evaluate(run, argument).catch(() => 'no page' as unknown as R),
      what === undefined ? {} : { message: what },
    );
  }

  /** Waits until something is to be seen. */
  async sees(target: Target): Promise<void> {
    const wanted = wantedOf(target);
    const look = ({ css, text }: Wanted) =>
      [...document.querySelectorAll(css)].some(
        (each) =>
          each.getClientRects().length > 0 &&
          each.checkVisibility({ visibilityProperty: true }) &&
          (each.textContent ?? '').includes(text),
      );
    await this.soon(look, wanted, `${wanted.css} ${wanted.text}`).toBe(true);
  }

  /** Waits until a frame shows words. */
  async seesIn(frame: string, text: string): Promise<void> {
    const look = (words: string) => document.body?.innerText.includes(words) ?? false;
    const see = () => this.#driver.evaluateIn(frame, look, text).catch(() => false);
    await expect.poll(see, { message: `${text} in ${frame}` }).toBe(true);
  }

  /** Waits until nothing of it is to be seen. */
  async misses(css: string): Promise<void> {
    const look = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) =>
          each.getClientRects().length > 0 && each.checkVisibility({ visibilityProperty: true }),
      ).length;
    await this.soon(look, css, css).toBe(0);
  }

  /** Position of an element, once it stands still. */
  #pointOf(target: Target): Promise<[x: number, y: number]> {
    let before = '';
    return untilFound(`something to press: ${JSON.stringify(target)}`, async () => {
      const found = await this.evaluate(placeOf, wantedOf(target)).catch(() => null);
      const now = JSON.stringify(found);
      const isStill = now === before;
      before = now;
      return found && isStill ? found : undefined;
    });
  }

  async press(target: Target, pointer = this.#pointer): Promise<void> {
    const [x, y] = await this.#pointOf(target);
    await this.#driver.pressAt(x, y, pointer);
  }

  tap = (target: Target): Promise<void> => this.press(target, this.#finger);

  async hover(target: Target): Promise<void> {
    const [x, y] = await this.#pointOf(target);
    await this.#driver.moveTo(x, y);
  }

  leave = (): Promise<void> => this.#driver.moveTo(300, 780);

  /** Types into a field; again if the input went elsewhere, since the page still moved under the finger. */
  async fill(css: string, text: string): Promise<void> {
    const look = (own: string) => {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(own);
      return { value: field?.value ?? '', hasFocus: field === document.activeElement };
    };
    await expect(async () => {
      await this.press(css);
      const { value, hasFocus } = await this.evaluate(look, css);
      expect(hasFocus).toBe(true);
      if (value === '') await this.type(text);
      expect((await this.evaluate(look, css)).value).toBe(text);
    }).toPass({ timeout: 20_000 });
  }

  /**
   * Wakes the application by a key that does nothing else, and waits until it has taken the page over. A page that Back
   * finds half awake loads itself anew, and may do so after the key.
   */
  async wake(): Promise<void> {
    const state = async () => {
      const now = await this.evaluate(applicationState, null).catch(() => 'no page');
      if (now === 'asleep') await this.key('Shift');
      return now;
    };
    await expect.poll(state, { message: 'awake' }).toBe('ready');
  }

  ready = (): Promise<void> => this.soon(applicationState, null, 'ready').toBe('ready');

  /** Back or Forward, as the browser's own buttons do; from a task of its own, since the page may be gone at once. */
  async go(steps: -1 | 1): Promise<void> {
    await this.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  /** Until the page of a path is the one on show, and its heading is there. */
  async arrives(path: string, heading: string): Promise<void> {
    await this.soon(() => location.pathname, null, path).toBe(path);
    await this.sees({ css: 'h1', text: heading });
  }

  trouble = (): Promise<string[]> => this.#driver.trouble();
}
