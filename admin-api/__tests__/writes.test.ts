import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { json, post, received } from '../../__tests__/support/admin-api';
import { expectMessage, expectType } from '../../__tests__/support/answers';
import { anyDatabase, onOneDatabase, serverFor } from '../../__tests__/support/databases';

const contact = { name: 'Test team', business_email: 'team@example.com', message: 'Hello' };

onOneDatabase('writing to $name', (database) => {
  const server = serverFor(database, { ADMIN_API_WRITES_A_MINUTE: '1000' });

  const send = (call: string, body: unknown, headers = {}) =>
    post(`${server.api.url}/${call}`, body, headers);
  /** Stored rows, read by another connection or process, and so committed. */
  const stored = (kind: string) => received(server.env, kind);
  const storedWith = async (kind: string, message: string) =>
    (await stored(kind)).filter((row) => row['message'] === message);

  test('stores an enquiry with all of its fields before it answers 201', async () => {
    const body = {
      ...contact,
      message: 'All of it\r\nin two lines',
      phone: '+1 555',
      company: 'Sample Ltd',
      service: 'cloud',
      source_path: '/services/cloud',
      guest_id: 'g-1',
      journey: [
        { path: '/', at: '2026-01-01T00:00:00Z', more: 1 },
        'nonsense',
        { path: '/contact', at: 'x' },
      ],
      unknown: 'ignored',
    };
    const response = await send('contactUs', body);
    expect(response.status).toBe(201);
    expect(await json(response)).toEqual({ message: expect.any(String) });
    const { unknown: _unknown, ...known } = body;
    expect(await storedWith('contact', 'All of it\nin two lines')).toEqual([
      expect.objectContaining({
        ...known,
        message: 'All of it\nin two lines',
        journey: [
          { path: '/', at: '2026-01-01T00:00:00Z' },
          { path: '/contact', at: 'x' },
        ],
      }),
    ]);
  });

  test('§3 stores the other kinds', async () => {
    const insurtech = {
      ...contact,
      message: 'cover',
      line_of_business: 'motor',
      company_size: '5001+',
    };
    expect((await send('contactUs/insurtech', insurtech)).status).toBe(201);
    expect(await storedWith('insurtech', 'cover')).toEqual([expect.objectContaining(insurtech)]);
    expect((await send('contactUs/feedback', { rating: 5, message: 'good' })).status).toBe(201);
    expect(await storedWith('feedback', 'good')).toEqual([expect.objectContaining({ rating: 5 })]);
  });

  test('§3 takes a known subscriber as a new one, and keeps one', async () => {
    const first = await send('subscribers', { business_email: 'Reader@Example.com' });
    const second = await send('/subscribers', { business_email: 'reader@example.com' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(await stored('subscriber')).toEqual([
      expect.objectContaining({ business_email: 'Reader@Example.com' }),
    ]);
  });

  test.each([
    ['contactUs', {}, ['name', 'business_email', 'message']],
    ['contactUs', { ...contact, message: 'x'.repeat(5001) }, ['message']],
    ['contactUs', { ...contact, business_email: 'nobody' }, ['business_email']],
    ['contactUs', { ...contact, name: { $gt: '' } }, ['name']],
    ['contactUs', { ...contact, message: '\u0000' }, ['message']],
    [
      'contactUs/insurtech',
      { ...contact, line_of_business: 'x', company_size: '3' },
      ['line_of_business', 'company_size'],
    ],
    ['contactUs/feedback', { rating: 6, message: 'x' }, ['rating']],
    ['subscribers', { business_email: 'a@b' + 'c'.repeat(300) }, ['business_email']],
  ])('%s refuses %j', async (call, body, fields) => {
    const response = await send(call, body);
    expect(response.status).toBe(422);
    const { message, errors } = await json<{ message: string; errors: Record<string, string> }>(
      response,
    );
    expect(message).toEqual(expect.any(String));
    expect(Object.keys(errors).sort()).toEqual([...fields].sort());
    for (const text of Object.values(errors)) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  test('accepts the longest message and the longest fields', async () => {
    const body = { ...contact, message: 'ü'.repeat(5000), name: 'x'.repeat(300) };
    expect((await send('contactUs', body)).status).toBe(201);
  });

  test('a journey never costs an enquiry', async () => {
    const long = Array.from({ length: 500 }, (_, n) => ({ path: `/${n}`, at: 't' }));
    for (const [n, journey] of [
      long,
      'x',
      { a: 1 },
      [[]],
      null,
      [{ path: 'a\u0000b', at: '\ud800' }],
    ].entries()) {
      const response = await send('contactUs', { ...contact, message: `journey ${n}`, journey });
      expect([n, response.status]).toEqual([n, 201]);
    }
    const [row] = await storedWith('contact', 'journey 0');
    expect(row?.['journey']).toEqual(long.slice(-200));
    expect((await storedWith('contact', 'journey 5'))[0]?.['journey']).toEqual([
      { path: 'ab', at: '\ufffd' },
    ]);
  });

  test('a journey takes no more room than the site itself would send', async () => {
    const wide = Array.from({ length: 25 }, (_, n) => ({
      path: `/${n}/${'x'.repeat(1900)}`,
      at: 't',
    }));
    await send('contactUs', { ...contact, message: 'a wide journey', journey: wide });
    const [row] = await storedWith('contact', 'a wide journey');
    const kept = row?.['journey'] as typeof wide;
    expect(kept).toEqual(wide.slice(-8));
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(16_000);
  });

  test('strips what a database cannot hold, and takes what looks like SQL for text', async () => {
    const message = "Robert'); drop table enquiry;-- \u0000\ud800 \\ %s";
    expect((await send('contactUs', { ...contact, message })).status).toBe(201);
    expect(
      await storedWith('contact', "Robert'); drop table enquiry;-- \ufffd \\ %s"),
    ).toHaveLength(1);
  });

  test('ignores keys that would reach a prototype', async () => {
    const body =
      '{"business_email":"p@example.com","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    expect((await send('subscribers', body)).status).toBe(201);
    const inherited = '{"__proto__":{"business_email":"q@example.com"}}';
    expect((await send('subscribers', inherited)).status).toBe(422);
  });

  describe('an idempotency key', () => {
    const keyed = (key: string) => ({ 'idempotency-key': key });

    test('stores a repeat once and answers it as the first', async () => {
      const key = randomUUID();
      const body = { ...contact, message: 'once' };
      const first = await send('contactUs', body, keyed(key));
      const second = await send(
        'contactUs',
        { ...body, journey: [{ path: '/', at: 'later' }], source_path: '/b', guest_id: 'g' },
        keyed(key.toUpperCase()),
      );
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await second.text()).toBe(await first.text());
      expect(await storedWith('contact', 'once')).toHaveLength(1);
    });

    test('stores one of many that come at once', async () => {
      const key = randomUUID();
      const body = { ...contact, message: 'at once' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => send('contactUs', body, keyed(key))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(await storedWith('contact', 'at once')).toHaveLength(1);
    });

    test('with another body is 422 and stores nothing', async () => {
      const key = randomUUID();
      await send('contactUs', { ...contact, message: 'first' }, keyed(key));
      const response = await send('contactUs', { ...contact, message: 'other body' }, keyed(key));
      expect(response.status).toBe(422);
      expect(await json(response)).toEqual({ message: expect.any(String) });
      expect(await storedWith('contact', 'other body')).toHaveLength(0);
    });

    test('holds within its call, and not for what was rejected', async () => {
      const key = randomUUID();
      expect((await send('contactUs', { ...contact, message: '' }, keyed(key))).status).toBe(422);
      expect(
        (await send('contactUs', { ...contact, message: 'corrected' }, keyed(key))).status,
      ).toBe(201);
      expect(
        (await send('contactUs/insurtech', { ...contact, message: 'elsewhere' }, keyed(key)))
          .status,
      ).toBe(201);
    });

    test('must be a UUID', async () => {
      expect((await send('contactUs', contact, keyed('1'))).status).toBe(400);
    });
  });

  test('a browser’s own form is answered with a page', async () => {
    const form = new URLSearchParams({ ...contact, message: 'a form\r\nof lines', service: '' });
    const response = await fetch(`${server.api.url}/contactUs`, {
      method: 'POST',
      body: form,
      headers: { referer: 'http://localhost:9000/contact?x=1&y=2' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('href="http://localhost:9000/contact?x=1&amp;y=2"');
    expect(await storedWith('contact', 'a form\nof lines')).toHaveLength(1);
  });

  test('a rejected form comes back as a page with its messages and values, escaped', async () => {
    const form = new URLSearchParams({
      name: '<script>alert(1)</script>',
      message: 'kept "as" typed',
      business_email: '',
    });
    const response = await fetch(`${server.api.url}/contactUs`, {
      method: 'POST',
      body: form,
      headers: { referer: 'https://evil.example/"><script>' },
    });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('Please enter your email address.');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('kept &quot;as&quot; typed');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('evil');
    expect(page).toContain('href="http://127.0.0.1:9000/"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('a form’s rating is a number, and a field given twice is refused', async () => {
    const rate = (body: string) =>
      fetch(`${server.api.url}/contactUs/feedback`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await rate('rating=3&message=from+a+form&__proto__=x')).status).toBe(201);
    expect(await storedWith('feedback', 'from a form')).toEqual([
      expect.objectContaining({ rating: 3 }),
    ]);
    expect((await rate('rating=3&message=a&message=b')).status).toBe(422);
  });
});

describe('the rate limit', () => {
  const settings = { ADMIN_API_WRITES_A_MINUTE: '2' };
  const server = serverFor(anyDatabase, settings);
  const behindProxy = serverFor(anyDatabase, { ...settings, TRUST_PROXY: '127.0.0.1' });

  test('answers 429 with Retry-After, to JSON and to forms, and leaves reading alone', async () => {
    const { api } = server;
    const body = { business_email: 'a@example.com' };
    const send = () => post(`${api.url}/subscribers`, body);
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const third = await send();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json(third)).toEqual({ message: expect.any(String) });
    const form = await fetch(`${api.url}/subscribers`, {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    expectType(form, 429, 'text/html; charset=utf-8');
    for (let n = 0; n < 5; n += 1) expect((await fetch(`${api.url}/posts`)).status).toBe(200);
  });

  test('has a ceiling for all addresses together, in an hour', async () => {
    const { api } = behindProxy;
    const send = (n: number) => {
      const from = { 'x-forwarded-for': `2001:db8:${n}::1` };
      return post(`${api.url}/contactUs/feedback`, { rating: 5, message: `of ${n}` }, from);
    };
    const statuses: number[] = [];
    for (let n = 1; n <= 40; n += 1) statuses.push((await send(n)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await send(41);
    await expectMessage(
      refused,
      503,
      'We are receiving too many messages at the moment. Please try again in a while.',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${api.url}/posts`)).status).toBe(200);
  });

  describe('while a network floods', () => {
    const flooder = (n: number) => `2001:db8:7:${n}::1`;
    // They take 40 writes in an hour.
    const flooded = serverFor(anyDatabase, { ...settings, TRUST_PROXY: '127.0.0.1' });
    const send = (from: string, message: string, headers = {}) =>
      post(
        `${flooded.api.url}/contactUs/feedback`,
        { rating: 5, message },
        { 'x-forwarded-for': from, ...headers },
      );

    test('refuses that network alone, which may still retry what is stored', async () => {
      const key = { 'idempotency-key': randomUUID() };
      expect((await send(flooder(1), 'once', key)).status).toBe(201);
      for (let n = 2; n <= 60; n += 1) await send(flooder(n), `of ${n}`);
      for (const visitor of ['198.51.100.1', '::ffff:203.0.113.1', '2001:db8:8::1']) {
        expect((await send(visitor, 'from a visitor')).status).toBe(201);
      }
      const refused = await send(flooder(61), 'one more');
      await expectMessage(
        refused,
        429,
        'Too many messages have come from your network. Please try again in a while.',
      );
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send(flooder(62), 'once', key)).status).toBe(201);
      expect((await send(flooder(62), 'something else', key)).status).toBe(429);
    });
  });
});
