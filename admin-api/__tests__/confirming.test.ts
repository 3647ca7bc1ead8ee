/** Nobody is on the newsletter's list whose address somebody else typed. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import {
  post,
  received,
  runEnquiries,
  startApi,
  temporaryFolder,
  unsubscribeLink,
} from '../../__tests__/support/admin-api';
import { expectPage, expectType } from '../../__tests__/support/answers';
import { onOneDatabase, resultsOf, serverFor } from '../../__tests__/support/databases';
import { startMailServer, startWebhook } from '../../__tests__/support/notice-receivers';
import { untilFound } from '../../scripts/servers/until';

const PUBLIC_URL = 'https://api.example.com';
const UNKNOWN = 'nobody@example.com';

onOneDatabase('confirming a subscription on $name', (database) => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let webhook: Awaited<ReturnType<typeof startWebhook>>;
  const server = serverFor(database, async () => {
    const refused = { [UNKNOWN]: [550], 'busy@example.com': [450] };
    mail = await startMailServer([], undefined, refused);
    webhook = await startWebhook();
    return {
      ADMIN_API_PUBLIC_URL: PUBLIC_URL,
      NODE_ENV: 'production',
      SITE_URL: 'https://www.example.com',
      ADMIN_API_WRITES_A_MINUTE: '1000',
      ENQUIRY_WEBHOOK_URL: webhook.url,
      ENQUIRY_SMTP_URL: mail.url,
      ENQUIRY_MAIL_FROM: 'The site <site@example.com>',
      ENQUIRY_MAIL_TO: 'sales@example.com',
      ENQUIRY_NOTICE_RETRY_SECONDS: '1',
    };
  });
  afterAll(async () => {
    await mail?.stop();
    await webhook?.stop();
  });

  const subscribe = async (business_email: string) => {
    const answer = await post(`${server.api.url}/subscribers`, { business_email });
    return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
  };
  const addresses = async () =>
    (await received(server.env, 'subscriber')).map((row) => row['business_email']);
  const mailsTo = (address: string) => mail.mails.filter(({ to }) => to.includes(address));
  /** The link of a mail as this server answers it, with its lines put together again. */
  const linkIn = (raw: string) => {
    const text = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    const [link = 'none'] =
      /https:\/\/\S+\/confirm-subscription\?token=[\da-f-]{36}/.exec(text) ?? [];
    return link.replace(PUBLIC_URL, server.api.origin);
  };
  const linkOf = async (address: string) => {
    const sent = await untilFound(`the mail to ${address}`, () => mailsTo(address)[0]);
    return linkIn(sent.raw);
  };

  test('takes a mail, a page and a press; until then nobody is told', async () => {
    const answer = await subscribe('joiner@example.com');
    expect(answer.slice(0, 2)).toEqual([201, '{"message":"Subscribed Successfully."}']);
    const sent = await untilFound('the mail', () => mailsTo('joiner@example.com')[0]);
    expect(sent).toMatchObject({ from: 'site@example.com', to: ['joiner@example.com'] });
    expect(sent.raw).toMatch(/^To: joiner@example\.com\r$/m);
    expect(sent.raw).toMatch(/^Subject: Please confirm your newsletter subscription\r$/m);
    expect(sent.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(sent.raw).toContain('https://www.example.com');

    const link = linkIn(sent.raw);
    const page = await fetch(link);
    const html = await page.text();
    expectType(page, 200, 'text/html; charset=utf-8');
    expect(html).toContain('<form method="post"><button>Confirm</button></form>');
    expect(html).not.toMatch(/<script|joiner/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect(await addresses()).toEqual([]);
    expect(runEnquiries(server.env, ['--format', 'csv']).stdout).not.toContain('joiner');

    const before = Date.now();
    for (const _press of ['first', 'second']) {
      const pressed = await fetch(link, { method: 'POST' });
      await expectPage(pressed, 200, '<h1>You are subscribed</h1>');
    }
    expect(await addresses()).toEqual(['joiner@example.com']);
    const [call] = await untilFound('the webhook', () => webhook.calls[0] && webhook.calls);
    expect(call?.body).toContain('New newsletter subscriber: ');
    await untilFound('the notice by mail', () => mailsTo('sales@example.com')[0]);
    expect(webhook.calls).toHaveLength(1);

    const csv = runEnquiries(server.env, ['--format', 'csv', '--kind', 'subscriber']).stdout;
    expect(csv).toMatch(/,confirmed_at,unsubscribe_url\r\n/);
    const [, at = ''] = /,(\d{4}-[^,]+Z),https:\S+\r\n$/.exec(csv) ?? [];
    expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
  });

  test('answers a known, an unconfirmed and a new address alike, and sends nothing twice', async () => {
    const known = 'known@example.com';
    await subscribe(known);
    await fetch(await linkOf(known), { method: 'POST' });
    const answers = [
      await subscribe('fresh@example.com'),
      await subscribe('fresh@example.com'),
      await subscribe('Fresh@example.com'),
      await subscribe(known),
    ];
    expect(answers).toEqual(answers.map(() => answers[0]));
    await subscribe('last@example.com');
    // Mails go out one after the other.
    await linkOf('last@example.com');
    expect(mailsTo('fresh@example.com')).toHaveLength(1);
    expect(mailsTo(known)).toHaveLength(1);
    expect(mailsTo('Fresh@example.com')).toEqual([]);
    expect(await addresses()).not.toContain('fresh@example.com');
  });

  test('can be left by its link, and begun anew', async () => {
    const address = 'back@example.com';
    await subscribe(address);
    const link = await linkOf(address);
    await fetch(link, { method: 'POST' });
    await fetch(await unsubscribeLink(server.env, server.api, address), { method: 'POST' });
    const gone = await fetch(link, { method: 'POST' });
    await expectPage(gone, 410, '<h1>This link is no longer valid</h1>');
    expect(await addresses()).not.toContain(address);
    await subscribe(address);
    const again = await untilFound('the second mail', () => mailsTo(address)[1]);
    await fetch(linkIn(again.raw), { method: 'POST' });
    expect(await addresses()).toContain(address);
  });

  test('says of a link that nobody was sent that it does not hold', async () => {
    const unknown = `${server.api.url}/confirm-subscription?token=${randomUUID()}`;
    expect((await fetch(unknown, { method: 'POST' })).status).toBe(410);
  });

  test('is tried again where the mail server is busy, and not where there is no such address', async () => {
    await subscribe('busy@example.com');
    await linkOf('busy@example.com');
    await subscribe(UNKNOWN);
    await untilFound(
      'the end of it',
      () => /"channel":"confirmation".*answered 550.*not tried again/.exec(server.api.log())?.[0],
    );
    expect(runEnquiries(server.env, ['notices']).stdout).toBe('0 notices wait, 0 given up\n');
  });

  test('leaves no address and no token in the log', async () => {
    expect(server.api.log()).toMatch(/"channel":"confirmation".*notice sent/);
    expect(server.api.log()).not.toMatch(/token|@example\.com/);
    expect(server.api.log()).not.toContain('without asking the owner');
  });
});

onOneDatabase('a subscription in the course of time on $name', (database) => {
  test('sends one mail a day, holds for seven, and is forgotten then', async () => {
    expect(await resultsOf('subscribing-over-time', database)).toEqual({
      mails: [1, 0, 0, 1, 0],
      toOneMailbox: [1, 1, 1, 0, 0, 1],
      unconfirmed: [],
      waiting: 0,
      late: false,
      inTime: true,
      again: true,
      confirmed: [['a@example.com', '2026-01-09T00:00:00.001Z']],
      told: 1,
      ofSubscriber: 0,
      afterLeaving: false,
      asksAgain: 1,
      beforeSevenDays: 7,
      afterSevenDays: ['a@example.com'],
      erased: [],
      forgotten: [[], 0],
    });
  });
});

test('without a mail server takes the form’s word, and tells the operator', async () => {
  const content = temporaryFolder();
  const env = { ADMIN_API_CONTENT_DIR: content.folder, ADMIN_API_DATA_DIR: `${content.folder}/db` };
  const api = await startApi({ ...env, NODE_ENV: 'production' });
  await post(`${api.url}/subscribers`, { business_email: 'a@example.com' });
  const [row] = await received(env, 'subscriber');
  expect(row).toMatchObject({ business_email: 'a@example.com', confirmed_at: null });
  expect(api.log()).toMatch(/"level":40.*without asking the owner of the address/);
  await api.stop();
  content.remove();
});
