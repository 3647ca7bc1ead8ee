/** Limits of tries to sign in: who guesses is stopped, and nobody else is. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  Browser,
  deskFor,
  newPerson,
  OWN_PASSWORD,
  refusal,
} from '../../../__tests__/support/desk';

/** Of one address in a quarter of an hour; for one name it is a third. */
const MOST = 12;
const A_NAME = 4;

const server = deskFor({ ADMIN_API_WRITES_A_MINUTE: String(MOST), TRUST_PROXY: '127.0.0.1' });

/** A browser at an address of its own. */
function at(address: string): Browser {
  const browser = new Browser(server);
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

/** The browser in which the victim signs in every day. */
let known: Browser;
let colleague: Browser;
beforeAll(async () => {
  known = await newPerson(server, 'Victim', 'editor');
  known.headers['x-forwarded-for'] = '192.0.2.1';
  colleague = await newPerson(server, 'Colleague', 'writer');
});

describe('from many addresses at one name', () => {
  const codes: string[] = [];
  beforeAll(async () => {
    // The victim's own first sign-in was one.
    for (let guess = 1; guess <= A_NAME; guess += 1) {
      const [, code] = await refusal(at(`198.51.100.${guess}`).signIn('VICTIM', `guess ${guess}`));
      codes.push(code);
    }
  });

  test('a few are judged, and then none, whatever the address', async () => {
    expect(codes).toEqual([...Array<string>(A_NAME - 1).fill('wrong-login'), 'too-many']);
    const answer = await at('203.0.113.9').signIn('Victim', OWN_PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  test('the person still signs in, in the browser that they know', async () => {
    known.cookies.delete('desk');
    expect((await known.signIn('Victim', OWN_PASSWORD)).status).toBe(200);
  });

  test('and so do others, from the same addresses too', async () => {
    expect((await at('198.51.100.1').signIn('Colleague', OWN_PASSWORD)).status).toBe(200);
  });

  test('the mark of a browser is for its person alone, and cannot be made up', async () => {
    const mark = String(known.cookies.get('desk-device'));
    const forged = at('203.0.113.10');
    forged.cookies.set('desk-device', mark.replace(/\.[^.]*$/, '.forged'));
    expect((await forged.signIn('Victim', OWN_PASSWORD)).status).toBe(429);
    const stolen = at('203.0.113.11');
    stolen.cookies.set('desk-device', mark);
    const statuses = [];
    for (let guess = 0; guess <= A_NAME; guess += 1)
      statuses.push((await stolen.signIn('Victim', `guess ${guess}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a name that nobody has is refused after as many tries', async () => {
  const codes = [];
  for (let guess = 0; guess <= A_NAME; guess += 1)
    codes.push((await refusal(at(`198.51.101.${guess}`).signIn('Nobody', 'guess')))[1]);
  expect(codes).toEqual([...Array<string>(A_NAME).fill('wrong-login'), 'too-many']);
});

test('from one address at many names, and from one network of IPv6', async () => {
  for (const address of [() => '198.51.102.1', (n: number) => `2001:db8:1:1::${n}`]) {
    const codes = [];
    for (let guess = 0; guess <= MOST; guess += 1)
      codes.push((await refusal(at(address(guess)).signIn(`Name ${guess}`, 'guess')))[1]);
    expect(codes.at(-2)).toBe('wrong-login');
    expect(codes.at(-1)).toBe('too-many');
  }
  expect((await at('198.51.102.2').signIn('Colleague', OWN_PASSWORD)).status).toBe(200);
  // In the office where that happens, those who are known go on.
  colleague.headers['x-forwarded-for'] = '198.51.102.1';
  expect((await colleague.signIn('Colleague', OWN_PASSWORD)).status).toBe(200);
  expect((await at('198.51.102.1').signIn('Colleague', OWN_PASSWORD)).status).toBe(429);
});

test('guesses of the current password are limited too', async () => {
  const browser = await newPerson(server, 'Left the screen unlocked', 'writer');
  const codes = [];
  for (let guess = 0; guess <= A_NAME; guess += 1) {
    const call = browser.post('/password', { current: `guess ${guess}`, next: OWN_PASSWORD });
    codes.push((await refusal(call))[1]);
  }
  expect(codes).toContain('wrong-password');
  expect(codes.at(-1)).toBe('too-many');
});
