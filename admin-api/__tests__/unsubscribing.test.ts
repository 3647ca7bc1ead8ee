import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { post, received, runEnquiries, unsubscribeLink } from '../../__tests__/support/admin-api';
import { expectPage, expectType } from '../../__tests__/support/answers';
import { onOneDatabase, serverFor } from '../../__tests__/support/databases';
import { untilFound } from '../../scripts/servers/until';

const PUBLIC_URL = 'https://api.example.com';

onOneDatabase('unsubscribing on $name', (database) => {
  const server = serverFor(database, {
    ADMIN_API_PUBLIC_URL: PUBLIC_URL,
    ADMIN_API_WRITES_A_MINUTE: '1000',
  });

  const addresses = async () =>
    (await received(server.env, 'subscriber')).map((row) => row['business_email']);

  /** Subscribes, and gives the address's link. */
  async function linkOf(address: string, headers: Record<string, string> = {}): Promise<string> {
    const answer = await post(
      `${server.api.url}/subscribers`,
      { business_email: address },
      headers,
    );
    expect(answer.status).toBe(201);
    return unsubscribeLink(server.env, server.api, address);
  }

  const press = (link: string) => fetch(link, { method: 'POST', body: new URLSearchParams() });

  test('takes a page and a press, without scripts, and says so; again too', async () => {
    const link = await linkOf('leaver@example.com');
    const page = await fetch(link);
    const html = await page.text();
    expectType(page, 200, 'text/html; charset=utf-8');
    expect(html).toContain('<form method="post"><button>Unsubscribe</button></form>');
    expect(html).not.toMatch(/<script|leaver/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect(await addresses()).toContain('leaver@example.com');

    const first = await press(link);
    const text = await first.text();
    expect([first.status, text]).toEqual([
      200,
      expect.stringContaining('<h1>You are unsubscribed</h1>'),
    ]);
    expect(await addresses()).not.toContain('leaver@example.com');
    const second = await press(link);
    expect([second.status, await second.text()]).toEqual([200, text]);

    // No answer reveals whether a link was ever somebody's.
    const unknown = `${server.api.url}/unsubscribe?token=${randomUUID()}`;
    expect(await (await fetch(unknown)).text()).toBe(html);
    expect(await (await press(unknown)).text()).toBe(text);
  });

  test('is one click of a mail program, in either kind of form', async () => {
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    const bodies = {
      'one@example.com': multipart,
      'two@example.com': new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    };
    for (const [address, body] of Object.entries(bodies)) {
      const link = await linkOf(address);
      expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
      expect(await addresses()).not.toContain(address);
    }
  });

  test('leaves the way back open, under the key of before and with a new link', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await linkOf('Back@example.com', key);
    await press(first);
    const again = await post(
      `${server.api.url}/subscribers`,
      { business_email: 'back@example.com' },
      key,
    );
    expect(again.status).toBe(201);
    expect(await addresses()).toContain('back@example.com');
    const second = await linkOf('back@example.com');
    expect(second).not.toBe(first);
    await press(first);
    expect(await addresses()).toContain('back@example.com');

    const form = () =>
      fetch(`${server.api.url}/subscribers`, {
        method: 'POST',
        body: new URLSearchParams({ business_email: 'form@example.com' }),
      });
    await form();
    await press(await linkOf('form@example.com'));
    await form();
    expect(await addresses()).toContain('form@example.com');
  });

  test.each(['', '?token=', '?token=1', `?token=${randomUUID().slice(1)}`, '?token=a&token=b'])(
    'says of %j that a part is missing',
    async (query) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${server.api.url}/unsubscribe${query}`, { method });
        await expectPage(answer, 400, 'Part of it is missing.');
      }
    },
  );

  test('is in the CSV for whoever sends the newsletter, and in no log', async () => {
    const link = await linkOf('kept@example.com');
    const exported = link.replace(server.api.origin, PUBLIC_URL);
    const csv = runEnquiries(server.env, ['--format', 'csv', '--kind', 'subscriber']).stdout;
    expect(csv).toContain(`,${exported}\r\n`);
    expect(csv).toMatch(/,unsubscribe_url\r\n/);
    const json = runEnquiries(server.env, ['--format', 'json', '--kind', 'subscriber']).stdout;
    expect(json).toContain(`"unsubscribe_url": "${exported}"`);
    expect(json).not.toContain('unsubscribe_token');
    await fetch(link);
    await fetch(link, { method: 'POST', body: 'x'.repeat(100_000) });
    const last = /"method":"POST","path":"\/api\/unsubscribe","status":\d+/;
    await untilFound('the last call in the log', () => last.exec(server.api.log())?.[0]);
    expect(server.api.log()).toMatch(/"path":"\/api\/unsubscribe","status":200/);
    expect(server.api.log()).not.toMatch(/token|kept@/);
  });
});
