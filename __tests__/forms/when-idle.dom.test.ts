import { afterEach, expect, it, jest } from '@jest/globals';
import { whenIdle } from '../../src/forms/when-idle';

/** Milliseconds that pass unnoticed before somebody is in a field. */
const AT_ONCE_MS = 300;

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('waits for idle time that may never come no longer than two seconds', () => {
  const ask = jest.fn<typeof requestIdleCallback>();
  globalThis.requestIdleCallback = ask;
  whenIdle(() => undefined, new AbortController().signal);
  expect(ask.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 2000 }]);
});

it('takes a form over before anybody is in it, in browsers that cannot say when they are idle', () => {
  jest.useFakeTimers();
  const [wanted, unwanted] = [jest.fn(), jest.fn()];
  const ended = new AbortController();
  whenIdle(wanted, new AbortController().signal);
  whenIdle(unwanted, ended.signal);
  ended.abort();
  jest.advanceTimersByTime(AT_ONCE_MS);
  expect([wanted, unwanted].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
