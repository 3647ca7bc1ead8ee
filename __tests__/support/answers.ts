/** Answers of the admin API, as tests expect them. */
import { expect } from '@jest/globals';
import { json } from './admin-api';

/** A message alone. */
export async function expectMessage(answer: Response, status: number, message: string) {
  expect([answer.status, await json(answer)]).toEqual([status, { message }]);
}

/** A page that says something. */
export async function expectPage(answer: Response, status: number, words: string) {
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
}

export function expectType(answer: Response, status: number, type: string) {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
}
