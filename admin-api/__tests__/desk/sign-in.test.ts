/** Signing in to the desk, and what ends a session. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { SessionAnswer } from '../../desk/protocol';
import {
  Browser,
  deskFor,
  newPerson,
  OWN_PASSWORD,
  people,
  refusal,
} from '../../../__tests__/support/desk';

const server = deskFor();
let editor: Browser;
beforeAll(async () => {
  editor = await newPerson(server, 'Ada Lovelace', 'editor');
});

async function addPerson(name: string, role = 'writer'): Promise<string> {
  const added = await people(server, 'addPerson', { name, role });
  return (added as { password: string }).password;
}

describe('signing in', () => {
  test('takes a name in any case, and gives a cookie that scripts and other sites cannot use', async () => {
    const browser = new Browser(server);
    const answer = await browser.signIn('  ada LOVELACE ', OWN_PASSWORD);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      person: { name: 'Ada Lovelace', role: 'editor', mustChangePassword: false },
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$|; HttpOnly;/);
    for (const cookie of cookies) expect(cookie).toContain('SameSite=Strict');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('gives another id than the browser had, and the old one opens nothing', async () => {
    const browser = new Browser(server);
    await browser.signIn('Ada Lovelace', OWN_PASSWORD);
    const before = browser.cookies.get('desk');
    await browser.signIn('Ada Lovelace', OWN_PASSWORD);
    expect(browser.cookies.get('desk')).not.toBe(before);
    browser.cookies.set('desk', String(before));
    expect(await refusal(browser.get('/session'))).toEqual([401, 'not-signed-in']);
  });

  test('does not take an id that somebody else has planted', async () => {
    const browser = new Browser(server);
    browser.cookies.set('desk', 'an-id-that-the-attacker-knows-too');
    await browser.signIn('Ada Lovelace', OWN_PASSWORD);
    expect(browser.cookies.get('desk')).not.toContain('an-id-that-the-attacker-knows-too');
    // Nor one with the signature of another.
    const [, signature] = String(browser.cookies.get('desk')).split('.');
    browser.cookies.set('desk', `an-id-that-the-attacker-knows-too.${signature}`);
    expect(await refusal(browser.get('/session'))).toEqual([401, 'not-signed-in']);
  });

  test('tells nobody which names there are', async () => {
    await addPerson('Gone');
    await people(server, 'changePerson', { name: 'Gone', disabled: true });
    const answers = [];
    for (const [name, password] of [
      ['Ada Lovelace', 'wrong'],
      ['Nobody', 'wrong'],
      ['Gone', 'wrong'],
      ['', ''],
      ["' or 1=1 --", "' or 1=1 --"],
    ] as const) {
      const answer = await new Browser(server).signIn(name, password);
      answers.push([answer.status, await answer.text(), answer.headers.getSetCookie()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(401);
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    const timeOf = async (name: string) => {
      const times = [];
      for (let run = 0; run < 3; run += 1) {
        const start = performance.now();
        await new Browser(server).signIn(name, 'wrong');
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[0] ?? 0;
    };
    const [known, unknown] = [await timeOf('Ada Lovelace'), await timeOf('Nobody')];
    // Without the hash of a password it takes a few milliseconds.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('a first password', () => {
  test('opens nothing but the change of it', async () => {
    const browser = new Browser(server);
    const first = await addPerson('New Here', 'editor');
    const answer = await browser.signIn('New Here', first);
    expect(await answer.json()).toMatchObject({ person: { mustChangePassword: true } });
    for (const path of ['/collections', '/items/posts', '/media', '/audit', '/enquiries'])
      expect([path, ...(await refusal(browser.get(path)))]).toEqual([
        path,
        403,
        'must-change-password',
      ]);
    expect(await refusal(browser.post('/releases'))).toEqual([403, 'must-change-password']);
    const weak = ['short', first, 'aaaaaaaaaaaaaaaa', 'new here 123', 'x'.repeat(201)];
    for (const next of weak) {
      const refused = refusal(browser.post('/password', { current: first, next }));
      expect([next, ...(await refused)]).toEqual([next, 422, 'weak-password']);
    }
    const wrong = browser.post('/password', { current: 'guessed', next: OWN_PASSWORD });
    expect(await refusal(wrong)).toEqual([422, 'wrong-password']);
    const changed = await browser.post('/password', { current: first, next: OWN_PASSWORD });
    expect(changed.status).toBe(200);
    browser.csrf = ((await changed.json()) as SessionAnswer).csrf;
    expect((await browser.get('/collections')).status).toBe(200);
    expect(await refusal(new Browser(server).signIn('New Here', first))).toEqual([
      401,
      'wrong-login',
    ]);
  });
});

describe('a session ends', () => {
  let nth = 0;
  /** Somebody who is signed in in two browsers. */
  async function twice(role: 'writer' | 'editor' = 'writer') {
    const name = `Person ${(nth += 1)}`;
    const one = await newPerson(server, name, role);
    const other = new Browser(server);
    await other.signIn(name, OWN_PASSWORD);
    return { name, one, other };
  }
  const states = async (...browsers: Browser[]) =>
    Promise.all(browsers.map(async (browser) => (await browser.get('/session')).status));

  test('when its person signs out, and the cookie goes', async () => {
    const { one, other } = await twice();
    const kept = String(one.cookies.get('desk'));
    expect((await one.delete('/session')).status).toBe(204);
    expect(one.cookies.has('desk')).toBe(false);
    one.cookies.set('desk', kept);
    expect(await states(one, other)).toEqual([401, 200]);
  });

  test('everywhere, when its person says so', async () => {
    const { one, other } = await twice();
    expect((await one.delete('/sessions')).status).toBe(204);
    expect(await states(one, other)).toEqual([401, 401]);
  });

  test('elsewhere, when the password is changed', async () => {
    const { one, other } = await twice();
    const next = 'another four words here';
    const changed = await one.post('/password', { current: OWN_PASSWORD, next });
    expect(changed.status).toBe(200);
    expect(await states(one, other)).toEqual([200, 401]);
  });

  test('when its person is disabled, gets another role or a new first password', async () => {
    const { name, one, other } = await twice('editor');
    await people(server, 'changePerson', { name, role: 'writer' });
    expect(await states(one, other)).toEqual([401, 401]);
    await one.signIn(name, OWN_PASSWORD);
    expect(await refusal(one.get('/audit'))).toEqual([403, 'forbidden']);
    await people(server, 'changePerson', { name, disabled: true });
    expect(await states(one)).toEqual([401]);
    expect(await refusal(one.signIn(name, OWN_PASSWORD))).toEqual([401, 'wrong-login']);
    await people(server, 'changePerson', { name, disabled: false });
    expect((await one.signIn(name, OWN_PASSWORD)).status).toBe(200);
    await people(server, 'renewPassword', { name });
    expect(await states(one)).toEqual([401]);
    expect(await refusal(one.signIn(name, OWN_PASSWORD))).toEqual([401, 'wrong-login']);
  });
});

test('without a session every call is refused in the same way, known or not', async () => {
  const stranger = new Browser(server);
  for (const path of ['/session', '/collections', '/items/posts', '/items/nothing/1', '/nothing'])
    expect([path, ...(await refusal(stranger.get(path)))]).toEqual([path, 401, 'not-signed-in']);
  for (const path of ['/items/posts', '/releases', '/media', '/password', '/check/posts'])
    expect([path, ...(await refusal(stranger.post(path)))]).toEqual([path, 401, 'not-signed-in']);
});

test('the audit log says who signed in, was refused, and changed a password', async () => {
  const browser = await newPerson(server, 'Audited', 'editor');
  await new Browser(server).signIn('Audited', 'wrong');
  await new Browser(server).signIn('Never heard of', 'wrong');
  const log = await (await editor.get('/audit?person=Audited')).json();
  const { data } = log as { data: { action: string }[] };
  expect(data.map(({ action }) => action)).toEqual([
    'sign-in-refused',
    'password-changed',
    'signed-in',
  ]);
  const all = await (await browser.get('/audit?pageSize=100')).text();
  expect(all).toContain('Audited: editor');
  expect(all).not.toContain('Never heard of');
  expect(all).not.toContain('wrong');
});
