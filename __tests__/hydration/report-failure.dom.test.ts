import { beforeEach, expect, it, jest } from '@jest/globals';
import { newDocument } from '../support/visitor';

const REPORTS = 'https://reports.example.com/csp?site=1';
let reportFailure: (error: unknown) => void;

beforeEach(async () => {
  newDocument('/services/cloud?name=somebody#form');
  document.body.innerHTML = `<template id="application" data-reports="${REPORTS}"></template>`;
  window.___webpackCompilationHash = 'b1';
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.resetModules();
  ({ reportFailure } = await import('../../src/hydration/report-failure'));
});

const sent = () =>
  jest.mocked(fetch).mock.calls.map(([url, { body = '' } = {}]) => [url, JSON.parse(String(body))]);

it('tells the console, and where violations are told, of path, words and build alone', () => {
  const error = new Error('Broken on purpose');
  reportFailure(error);
  expect(jest.mocked(console.error).mock.calls).toEqual([[error]]);
  const url = `${location.origin}/services/cloud`;
  expect(sent()).toEqual([
    [
      REPORTS,
      [{ type: 'render-error', age: 0, url, body: { message: 'Broken on purpose', build: 'b1' } }],
    ],
  ]);
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

it('tells of the same failure once, of five at the most, and cuts long words', () => {
  for (const _ of [1, 2]) reportFailure(new Error('Again'));
  expect(sent()).toHaveLength(1);
  for (let count = 0; count < 9; count += 1) reportFailure(`${count}${'x'.repeat(999)}`);
  expect(sent()).toHaveLength(5);
  expect(JSON.stringify(sent()[4]).length).toBeLessThan(600);
  expect(console.error).toHaveBeenCalledTimes(11);
});

it('tells the console alone where violations are told nowhere', () => {
  delete document.querySelector<HTMLElement>('template')?.dataset['reports'];
  reportFailure(new Error('Broken on purpose'));
  expect(fetch).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledTimes(1);
});
