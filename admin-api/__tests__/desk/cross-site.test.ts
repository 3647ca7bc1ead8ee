/** Calls that pages of other sites make, in a browser that is signed in to the desk. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  Browser,
  deskFor,
  newPerson,
  OWN_PASSWORD,
  refusal,
} from '../../../__tests__/support/desk';

const server = deskFor();
let editor: Browser;
let other: Browser;
beforeAll(async () => {
  editor = await newPerson(server, 'Edith', 'editor');
  other = await newPerson(server, 'Other', 'editor');
});

/** The same cookies, on a page that has them not from the desk. */
function elsewhere(headers: Record<string, string>): Browser {
  const page = new Browser(server);
  for (const [name, value] of editor.cookies) page.cookies.set(name, value);
  page.headers = headers;
  return page;
}

const refused = [403, 'csrf'];
const changes = (page: Browser) => [
  page.post('/releases'),
  page.post('/items/posts', { fields: {} }),
  page.put('/items/posts/1', { fields: {} }),
  page.delete('/items/posts/1'),
  page.post('/items/posts/1/publish'),
  page.delete('/enquiries/5d9e7f9e-0000-4000-8000-000000000000'),
  page.post('/password', { current: OWN_PASSWORD, next: 'a password of the attacker' }),
  page.delete('/session'),
  page.delete('/sessions'),
];

describe('a change needs the token of its own session', () => {
  const page = (token?: string) => {
    const browser = elsewhere({ 'sec-fetch-site': 'same-origin' });
    if (token !== undefined) browser.csrf = token;
    return browser;
  };

  test('none, a made-up one and that of somebody else are refused', async () => {
    for (const token of [undefined, 'x', `${editor.csrf}x`, other.csrf]) {
      for (const answer of await Promise.all(changes(page(token))))
        expect([token, ...(await refusal(answer))]).toEqual([token, ...refused]);
    }
    expect((await editor.get('/session')).status).toBe(200);
    expect((await editor.post('/releases')).status).toBe(202);
  });

  test('it is taken from the header alone', async () => {
    const body = { _csrf: editor.csrf, csrf: editor.csrf };
    expect(await refusal(page().post('/releases', body))).toEqual(refused);
    expect(await refusal(page().post(`/releases?_csrf=${editor.csrf}`))).toEqual(refused);
  });

  test('another sign-in ends the token of the one before', async () => {
    const browser = new Browser(server);
    await browser.signIn('Other', OWN_PASSWORD);
    const before = browser.csrf;
    await browser.signIn('Other', OWN_PASSWORD);
    browser.csrf = before;
    expect(await refusal(browser.post('/releases'))).toEqual(refused);
  });
});

describe('a page of another origin is refused, token or not', () => {
  const origins: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    // The site itself, which shows what was written, beside the desk in one domain.
    { 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' },
    { 'sec-fetch-site': 'nonsense' },
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1:9000' },
    { origin: 'null' },
  ];
  test.each(origins)('%j', async (headers) => {
    const page = elsewhere(headers);
    page.csrf = editor.csrf;
    for (const answer of await Promise.all(changes(page)))
      expect(await refusal(answer)).toEqual(refused);
    expect(await refusal(page.get('/enquiries'))).toEqual(refused);
    expect(await refusal(page.get('/enquiries/export'))).toEqual(refused);
    // Nor may it sign the visitor in as somebody else.
    expect(await refusal(page.signIn('Other', OWN_PASSWORD))).toEqual(refused);
  });

  test('the page of the desk itself is not', async () => {
    const page = elsewhere({ origin: server.api.origin });
    page.csrf = editor.csrf;
    expect((await page.post('/releases')).status).toBe(202);
  });
});

test('a form cannot sign somebody in: the call takes JSON alone', async () => {
  const body = JSON.stringify({ name: 'Other', password: OWN_PASSWORD });
  for (const type of [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
  ]) {
    const answer = await fetch(`${server.api.origin}/desk/api/session`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: type.startsWith('application')
        ? new URLSearchParams({ name: 'Other', password: OWN_PASSWORD }).toString()
        : body,
    });
    expect([type, ...(await refusal(answer))]).toEqual([type, 415, 'wrong-type']);
  }
});

test('no other origin may read an answer or send the token', async () => {
  const preflight = await fetch(`${server.api.origin}/desk/api/releases`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:9000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-csrf-token',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers') ?? '').not.toMatch(/csrf/i);
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
});
