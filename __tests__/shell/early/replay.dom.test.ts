import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { PATIENCE_MS, startReplay } from '../../../src/shell/early/replay';
import { APPLICATION_EVENT, setApplicationState } from '../../../src/hydration/application';
import { ROUTE_EVENT, rootState } from '../../../src/site/markup';
import type { Replaced } from '../../../src/lib/in-use';
import { find } from '../../support/find';
import { onSearchAskedFor } from '../../../src/site-search/search-event';

const form = () => find<HTMLFormElement>('form');
const come = () => {
  setApplicationState('ready');
  document.dispatchEvent(new CustomEvent(APPLICATION_EVENT));
};

let newsletter: HTMLFormElement | null;

// Once a page, as on the site.
beforeAll(() => {
  document.body.innerHTML = '<form data-newsletter></form>';
  newsletter = document.querySelector('form');
  startReplay();
});

it('leaves it to the application to say what is wrong with the address for the newsletter', () => {
  expect(newsletter?.noValidate).toBe(true);
});

beforeEach(() => {
  jest.useFakeTimers();
  // Ends the waiting of the test before.
  come();
  document.dispatchEvent(new Event(ROUTE_EVENT));
  delete rootState().application;
  document.body.innerHTML = `<a data-search-link href="/search">Search</a>
    <form method="post" action="/api"><input name="email"><button name="by" value="b">Send</button></form>
    <button type="button" data-copy-link>Copy link</button>`;
});

it('a form that is sent before the application is there is sent once it is, by the same button', () => {
  const sent: (HTMLElement | null)[] = [];
  document.querySelector('button')?.click();
  document.querySelector('button')?.click();
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.submitter);
  });
  expect(sent).toEqual([]);
  come();
  expect(sent).toEqual([document.querySelector('button')]);
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(sent).toHaveLength(1);
});

it('and by plain HTML where it does not come', () => {
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => undefined);
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('and once, however often its button is pressed while the answer is on its way, also by the application', () => {
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => undefined);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form().addEventListener('submit', sent);
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(PATIENCE_MS);
  document.querySelector('button')?.click();
  come();
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
});

/** As the application draws a part of the page anew. */
function drawAnew(): HTMLFormElement {
  const before = form();
  const now = before.cloneNode(true) as HTMLFormElement;
  const buttons = [before, now].map((each) => each.querySelector<Replaced>('button'));
  Object.assign(before, { replacedBy: now });
  Object.assign(buttons[0] ?? {}, { replacedBy: buttons[1] });
  before.replaceWith(now);
  return now;
}

it('a form that the application has drawn anew meanwhile is sent in its place', () => {
  const sent: (HTMLElement | null)[] = [];
  document.querySelector('button')?.click();
  const now = drawAnew();
  now.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.submitter);
  });
  come();
  expect(sent).toEqual([now.querySelector('button')]);
});

it('and one that has left the page is posted by plain HTML, from the page', () => {
  document.querySelector('button')?.click();
  const gone = form();
  gone.remove();
  const submit = jest.spyOn(gone, 'submit').mockImplementation(() => undefined);
  come();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(gone.isConnected).toBe(true);
});

it('without a line and without the application the visitor is told, and may press again', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => undefined);
  const button = document.querySelector('button');
  button?.click();
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(button?.validationMessage).toBe('You are offline. Nothing was sent.');
  expect(submit).not.toHaveBeenCalled();
  onLine.mockRestore();
  button?.click();
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('a form that is sent is sent whatever else is asked for', () => {
  const open = jest.fn();
  const end = onSearchAskedFor(open);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form().addEventListener('submit', sent);
  document.querySelector('button')?.click();
  document.querySelector<HTMLElement>('[data-search-link]')?.click();
  come();
  expect([sent, open].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  end();
});

it('and what is wrong is said by the browser then', () => {
  form().noValidate = true;
  const email = form().elements.namedItem('email') as HTMLInputElement;
  email.required = true;
  const submit = jest.spyOn(form(), 'submit').mockImplementation(() => undefined);
  const invalid = jest.fn();
  email.addEventListener('invalid', invalid);
  document.querySelector('button')?.click();
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(submit).not.toHaveBeenCalled();
  expect(invalid).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  ['its link', () => document.querySelector<HTMLElement>('[data-search-link]')?.click()],
  [
    'its key',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })),
  ],
])('the search that was asked for by %s opens once the application is there', (_name, ask) => {
  const open = jest.fn();
  const end = onSearchAskedFor(open);
  ask();
  expect(open).not.toHaveBeenCalled();
  come();
  expect(open).toHaveBeenCalledTimes(1);
  end();
});

it('a link that is to be copied is copied once the application is there, and not without it', () => {
  const copied = jest.fn();
  const copy = find('[data-copy-link]');
  copy.click();
  copy.click();
  copy.addEventListener('click', copied);
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(copied).not.toHaveBeenCalled();
  come();
  expect(copied).toHaveBeenCalledTimes(1);
});

it('leaves to the application what is done when it is there', () => {
  come();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('[data-search-link]')?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  document.querySelector('[data-search-link]')?.dispatchEvent(click);
  expect(jest.getTimerCount()).toBe(0);
});
