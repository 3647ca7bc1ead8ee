import { beforeEach, expect, it, jest } from '@jest/globals';
import { ROUTE_EVENT } from '../../../src/site/markup';
import { followScroll, recordScroll } from '../../../src/app/navigation/scroll-memory';

/** As Gatsby's own listener hears it. */
const heard = jest.fn();
addEventListener('scroll', () => heard(location.pathname));
const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));
const arrive = () => document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
/** The browser has another address, and the page is still the one before. */
const goBackTo = (path: string) => {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

history.replaceState(null, '', '/a');
followScroll();
beforeEach(() => {
  arrive();
  heard.mockClear();
});

it('tells at once where the page is', () => {
  recordScroll();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps from the page on show where the one before it was', () => {
  scroll();
  goBackTo('/b');
  scroll();
  expect(heard.mock.calls).toEqual([['/a']]);
  arrive();
  scroll();
  expect(heard.mock.calls).toEqual([['/a'], ['/b']]);
});

it('tells on where Back leads to the page that is shown already', () => {
  goBackTo(location.pathname);
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('tells on while a list changes the address alone', () => {
  history.replaceState(null, '', '?title=a');
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
});
