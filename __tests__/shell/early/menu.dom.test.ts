import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GRACE_MS, OPEN_MS, startMenu } from '../../../src/shell/early/menu';
import { find } from '../../support/find';
import { mediaQuery } from '../../support/observers';

const group = (name: string) => `
  <li data-menu id="${name}">
    <button data-menu-button aria-expanded="false"><span>${name}</span></button>
    <div data-menu-panel><a href="#${name}">${name} page</a><p>words</p>
      <button data-menu-fold aria-expanded="false">below ${name}</button></div>
  </li>`;

const button = (name: string) => find(`#${name} button`);
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map((each) => each.textContent);

function pointer(type: string, target: Element, init: { pointerType?: string } = {}): void {
  const event = new MouseEvent(type, { bubbles: true });
  Object.assign(event, { pointerType: init.pointerType ?? 'mouse' });
  // Within the window there is always somewhere that the pointer goes to.
  Object.defineProperty(event, 'relatedTarget', { value: document.body });
  target.dispatchEvent(event);
}
const hoverOver = (target: Element) => {
  pointer('pointerover', target);
};
const click = (target: Element, init: MouseEventInit = { detail: 1 }) => {
  pointer('pointerdown', target);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
};
const press = (key: string) => {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  );
};

const wide = mediaQuery(true);
beforeAll(() => startMenu(wide));
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<ul>${group('one')}${group('two')}</ul><main><a href="#else">else</a></main>`;
});
afterEach(() => {
  wide.set(true);
  hoverOver(document.body);
  press('Escape');
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('by mouse', () => {
  it('closes after a grace when the pointer leaves, and not when it comes back in time', () => {
    hoverOver(button('one'));
    jest.advanceTimersByTime(OPEN_MS);
    hoverOver(find('main'));
    jest.advanceTimersByTime(GRACE_MS - 1);
    hoverOver(find('#one p'));
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual(['one']);
    hoverOver(find('main'));
    jest.advanceTimersByTime(GRACE_MS);
    expect(open()).toEqual([]);
  });

  it('keeps open what a click asks for, though hover had opened it, until the second click', () => {
    hoverOver(button('one'));
    jest.advanceTimersByTime(OPEN_MS);
    click(button('one'));
    expect(open()).toEqual(['one']);
    hoverOver(find('main'));
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual(['one']);
    hoverOver(button('one'));
    click(button('one'));
    expect(open()).toEqual([]);
    // The pointer is still there, and must not open it again.
    hoverOver(find('#one span'));
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual([]);
    hoverOver(find('main'));
    hoverOver(button('one'));
    jest.advanceTimersByTime(OPEN_MS);
    expect(open()).toEqual(['one']);
  });

  it('is opened by a click that comes before hover has', () => {
    hoverOver(button('one'));
    click(find('#one span'));
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual(['one']);
  });

  it('closes by a click elsewhere and by following a link, not by opening one in a new tab', () => {
    click(button('one'));
    click(find('main'));
    expect(open()).toEqual([]);
    click(button('one'));
    click(find('#one a'), { detail: 1, ctrlKey: true });
    expect(open()).toEqual(['one']);
    click(find('#one p'));
    expect(open()).toEqual(['one']);
    click(find('#one a'));
    expect(open()).toEqual([]);
  });
});

it('does not hover by touch: a tap opens, a tap closes', () => {
  pointer('pointerover', button('one'), { pointerType: 'touch' });
  jest.advanceTimersByTime(1000);
  expect(open()).toEqual([]);
  click(button('one'));
  expect(open()).toEqual(['one']);
  click(button('one'));
  expect(open()).toEqual([]);
});

describe('by keyboard', () => {
  it('Escape closes what hover has opened and leaves focus where it is elsewhere', () => {
    find('main a').focus();
    hoverOver(button('one'));
    jest.advanceTimersByTime(OPEN_MS);
    press('Escape');
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(find('main a'));
  });
});

it('serves a header that was put in place of the first', () => {
  document.body.innerHTML = `<ul>${group('three')}</ul>`;
  click(button('three'));
  expect(open()).toEqual(['three']);
});

describe('in small windows', () => {
  beforeEach(() => wide.set(false));

  it('is an accordion: a click opens one and closes the others, and nothing else does', () => {
    hoverOver(button('one'));
    jest.advanceTimersByTime(1000);
    expect(open()).toEqual([]);
    click(button('one'));
    expect(open()).toEqual(['one']);
    click(find('main'));
    button('two').focus();
    click(find('#one a'));
    expect(open()).toEqual(['one']);
    click(button('two'));
    expect(open()).toEqual(['two']);
    click(button('two'));
    expect(open()).toEqual([]);
  });

  it('is closed when the window grows: its panels would lie over the page', () => {
    click(button('one'));
    wide.set(true);
    expect(open()).toEqual([]);
  });
});
