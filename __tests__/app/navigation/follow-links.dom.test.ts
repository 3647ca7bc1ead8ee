import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { followLinks } from '../../../src/app/navigation/follow-links';

const navigate = jest.fn();

beforeAll(() => {
  followLinks();
});
beforeEach(() => {
  navigate.mockClear();
  window.___navigate = navigate;
});

/** Clicks a link. @returns whether the browser would follow it */
function click(markup: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLeft = false;
  const end = () => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot leave a page, and says so.
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  (document.querySelector('span') ?? document.querySelector('a'))?.dispatchEvent(event);
  return isLeft;
}

it.each([
  ['<a href="/contact">Contact</a>', '/contact'],
  ['<a href="/contact?service=cloud#form"><span>Contact</span></a>', '/contact?service=cloud#form'],
  ['<a href="/blog/version-2.0">A page</a>', '/blog/version-2.0'],
])('follows %s inside the application', (markup, address) => {
  expect(click(markup)).toBe(false);
  expect(navigate).toHaveBeenCalledWith(address, { replace: false });
});

it('replaces the page on show by itself', () => {
  click(`<a href="${location.pathname}?type=custom">This page</a>`);
  expect(navigate).toHaveBeenCalledWith(`${location.pathname}?type=custom`, { replace: true });
});

it.each([
  ['another site', '<a href="https://elsewhere.example/contact">Elsewhere</a>'],
  ['a mail address', '<a href="mailto:hello@example.com">Mail</a>'],
  ['a file', '<a href="/feed.xml">Feed</a>'],
  ['a download', '<a href="/contact" download>Download</a>'],
  ['another window', '<a href="/contact" target="_blank">Window</a>'],
  ['a page that is not built', '<a href="/press-release/x" target="_self">New</a>'],
  ['a place of this page', '<a href="#main">Main</a>'],
  ['a link without an address', '<a>None</a>'],
  ['words', '<span>None</span>'],
])('leaves %s to the browser', (_what, markup) => {
  expect(click(markup)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (init) => {
  click('<a href="/contact">Contact</a>', init);
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves a link that somebody has answered to', () => {
  document.addEventListener('click', (event) => event.preventDefault(), {
    once: true,
    capture: true,
  });
  click('<a href="/contact">Contact</a>');
  expect(navigate).not.toHaveBeenCalled();
});
