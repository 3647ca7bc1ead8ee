/** Each enquiry is reported: at least once, and never at the cost of the enquiry. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  json,
  noticesWaiting,
  post,
  received,
  runEnquiries,
  startApi,
  temporaryFolder,
  unsubscribeLink,
  type RunningApi,
} from '../../__tests__/support/admin-api';
import { hasOpenSsl, selfSigned } from '../../__tests__/support/certificate';
import { onDatabases, resultsOf } from '../../__tests__/support/databases';
import {
  smtpUser,
  startMailServer,
  startWebhook,
  type WebhookAnswer,
} from '../../__tests__/support/notice-receivers';
import { untilFound } from '../../scripts/servers/until';

const contact = { name: 'Test team', business_email: 'team@example.com', message: 'Hello' };
const personal = /Test team|team@example|Hello/;

onDatabases('notices on $name', ({ prepare }) => {
  const content = temporaryFolder();
  let env: Record<string, string>;
  let cleanUp: () => Promise<void>;
  let undo: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    ({ env, cleanUp } = await prepare());
  });
  afterEach(async () => {
    for (const step of undo.reverse()) await step();
    undo = [];
  });
  afterAll(async () => {
    await cleanUp?.();
    content.remove();
  });

  const open = async (answers: WebhookAnswer[] = []) => {
    const webhook = await startWebhook(answers);
    undo.push(webhook.stop);
    return webhook;
  };
  const start = async (added: Record<string, string>): Promise<RunningApi> => {
    const api = await startApi({
      ...env,
      ADMIN_API_CONTENT_DIR: content.folder,
      ENQUIRY_NOTICE_RETRY_SECONDS: '1',
      // Longer than a busy machine takes for an answer: only a receiver that is silent is to be called so.
      ENQUIRY_NOTICE_TIMEOUT_SECONDS: '3',
      ...added,
    });
    undo.push(() => api.stop());
    return api;
  };
  const left = () => runEnquiries(env, ['notices']).stdout;
  const nothingWaits = async () => ((await noticesWaiting(env)) === 0 ? true : undefined);
  const newest = async (kind: string) => (await received(env, kind))[0] ?? {};

  test('reach a webhook and a mail server that fail at first, and hold up nobody', async () => {
    const webhook = await open(['silent', 302, 500]);
    const mail = await startMailServer([451]);
    undo.push(mail.stop);
    const api = await start({
      ENQUIRY_WEBHOOK_URL: webhook.url,
      ENQUIRY_SMTP_URL: mail.url,
      ENQUIRY_MAIL_FROM: 'The site <site@example.com>',
      ENQUIRY_MAIL_TO: 'sales@example.com, Desk <desk@example.com>',
    });
    const answer = await post(`${api.url}/contactUs`, contact);
    expect(answer.status).toBe(201);
    // The first try has no answer yet when the visitor has one.
    expect(api.log()).not.toMatch(/"channel":"webhook"/);
    const { id } = await newest('contact');

    await untilFound('the fourth call', () => webhook.calls[3]);
    const ids = new Set(webhook.calls.map(({ headers }) => headers['idempotency-key']));
    expect([...ids]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const { text } = JSON.parse(webhook.calls[3]?.body ?? '') as { text: string };
    expect(text).toMatch(
      new RegExp(
        `^New contact enquiry: ${String(id)}, received \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\.\n`,
      ),
    );
    expect(text).toMatch(/npm run enquiries -- --kind contact --since \d{4}-\d\d-\d\d$/);
    expect(text).not.toMatch(personal);

    const sent = await untilFound('the mail', () => mail.mails[0]);
    expect(sent).toMatchObject({
      from: 'site@example.com',
      to: ['sales@example.com', 'desk@example.com'],
      user: smtpUser,
    });
    const messageId = (raw = '') =>
      /^Message-ID: (<[0-9a-f-]{36}@example\.com>)\r$/im.exec(raw)?.[1];
    expect(messageId(sent.raw)).toBeDefined();
    expect(messageId(mail.refused[0]?.raw)).toBe(messageId(sent.raw));
    expect(sent.raw).toMatch(/^Subject: New contact enquiry\r$/m);
    expect(sent.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(sent.raw).not.toMatch(personal);

    await untilFound('nothing left', nothingWaits);
    const log = api.log();
    expect(log).toMatch(/"failure":"no answer in time".*notice not sent yet/);
    expect(log).toMatch(/"failure":"answered with status 302"/);
    expect(log).toMatch(/"failure":"answered with status 500"/);
    expect(log).toMatch(/"failure":"the mail server answered 451"/);
    expect(log).toMatch(/"channel":"mail".*notice sent/);
    expect(log).not.toMatch(/secret|team@|sales@|Not now|said by/);
  });

  test('reach a recipient that a mail server refuses at first, and the others once', async () => {
    const refused = { 'desk@bücher.example': [450, 450, 450] };
    const mail = await startMailServer([], undefined, refused);
    undo.push(mail.stop);
    const settings = {
      ENQUIRY_SMTP_URL: mail.url,
      ENQUIRY_MAIL_FROM: 'The site <site@example.com>',
      ENQUIRY_MAIL_TO: 'sales@Example.com, Desk <desk@bücher.example>',
    };
    const api = await start({ ...settings, ENQUIRY_NOTICE_TRIES: '2' });
    await post(`${api.url}/contactUs`, contact);
    await untilFound('giving up', () => /"tries":2.*notice given up/.exec(api.log())?.[0]);
    expect(api.log()).toMatch(
      /"failure":"the mail server refused recipient 2 \(450\) of ENQUIRY_MAIL_TO".*notice not sent yet/,
    );
    expect(api.log()).toMatch(/"level":50.*the mail server answered 450.*somebody was not told/);
    expect(api.log()).not.toMatch(/sales@|desk@/);
    await api.stop();

    // The next server knows who was told, even after giving up.
    runEnquiries(env, ['notices', '--retry']);
    await start(settings);
    await untilFound('the mail', () => mail.mails[1]);
    await untilFound('nothing left', nothingWaits);
    expect(mail.mails.map(({ to }) => to)).toEqual([
      ['sales@example.com'],
      ['desk@bücher.example'],
    ]);
    const [first, second] = mail.mails.map(({ raw }) => ({
      id: /^Message-ID: .*/im.exec(raw)?.[0],
      to: /^To: .*/im.exec(raw)?.[0],
    }));
    expect(second).toEqual(first);
  });

  test('outlive a server that is killed, are given up in the end, and can be begun anew', async () => {
    const webhook = await open([500]);
    let api = await start({ ENQUIRY_WEBHOOK_URL: webhook.url });
    await post(`${api.url}/contactUs/feedback`, { rating: 2, message: 'before the end' });
    await untilFound('the failed try', () => api.log().match(/notice not sent yet/)?.[0]);
    await api.stop('SIGKILL');
    expect(webhook.calls).toHaveLength(1);

    webhook.answers.push(...Array<number>(2).fill(503));
    api = await start({ ENQUIRY_WEBHOOK_URL: webhook.url, ENQUIRY_NOTICE_TRIES: '3' });
    await untilFound(
      'giving up',
      () => /"level":50.*"tries":3.*notice given up/.exec(api.log())?.[0],
    );
    const { id } = await newest('feedback');
    expect(left()).toMatch(
      new RegExp(`^0 notices wait, 1 given up\n  webhook: feedback ${String(id)}, received `),
    );
    await api.stop();

    runEnquiries(env, ['notices', '--retry']);
    await start({ ENQUIRY_WEBHOOK_URL: webhook.url });
    await untilFound('the call at last', () => webhook.calls[3]);
    const keys = new Set(webhook.calls.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
    await untilFound('nothing left', nothingWaits);
  });

  test('become one message where many wait, which fails, is tried again and is not sent twice', async () => {
    const settings = { ENQUIRY_MAIL_FROM: 'site@example.com', ENQUIRY_COMMAND: 'site-enquiries' };
    const to = { ...settings, ENQUIRY_MAIL_TO: 'sales@example.com, desk@example.com' };
    // Nobody listens there: each is tried by itself, and waits for long.
    let api = await start({
      ...to,
      ENQUIRY_SMTP_URL: 'smtp://127.0.0.1:1',
      ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:1/',
      ENQUIRY_NOTICE_RETRY_SECONDS: '600',
      ENQUIRY_NOTICES_A_MINUTE: '1000',
    });
    await post(`${api.url}/contactUs/feedback`, { rating: 5, message: 'before' });
    for (let i = 1; i <= 10; i += 1) await post(`${api.url}/contactUs`, contact);
    await untilFound('a try for each', () => api.log().match(/notice not sent yet/g)?.[21]);
    await api.stop();

    const webhook = await open([500]);
    const mail = await startMailServer([], undefined, { 'desk@example.com': [450] });
    undo.push(mail.stop);
    api = await start({ ...to, ENQUIRY_SMTP_URL: mail.url, ENQUIRY_WEBHOOK_URL: webhook.url });
    await post(`${api.url}/contactUs`, contact);
    await untilFound('the failed mail', () => /"mail".*not sent yet/.exec(api.log())?.[0]);
    await post(`${api.url}/contactUs`, contact);
    const { id } = await newest('contact');
    await untilFound('nothing left', nothingWaits);

    const texts = webhook.calls.map(({ body }) => (JSON.parse(body) as { text: string }).text);
    const inOne = texts.filter((text) => text.startsWith('New enquiries: 12, received from '));
    expect(inOne).toHaveLength(2);
    expect(inOne[0]).toMatch(/\ncontact 11, feedback 1\. /);
    expect(inOne[0]).not.toMatch(personal);
    const since = /\nTo list them: site-enquiries --since (\S+)$/.exec(inOne[0] ?? '')?.[1] ?? '';
    const listed = runEnquiries(env, ['--format', 'json', '--since', since]).stdout;
    expect(JSON.parse(listed)).toHaveLength(13);
    expect(texts.filter((text) => text.includes(String(id)))).toHaveLength(1);
    expect(texts).toHaveLength(3);
    const keys = webhook.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);

    const many = mail.mails.filter(({ raw }) => /^Subject: New enquiries: 12\r$/m.test(raw));
    expect(many.map((sent) => sent.to)).toEqual([['sales@example.com'], ['desk@example.com']]);
    const messageIds = many.map(({ raw }) => /^Message-ID: .*/im.exec(raw)?.[0]);
    expect(messageIds[1]).toBe(messageIds[0]);
    expect(mail.mails).toHaveLength(3);
    await untilFound('it in the log', () => /"mail","enquiries":12,.*sent"/.exec(api.log())?.[0]);
  });

  test('hold what was typed where that is wanted, and nothing of it in a header or as a command', async () => {
    const webhook = await open();
    const mail = await startMailServer();
    undo.push(mail.stop);
    const api = await start({
      ENQUIRY_WEBHOOK_URL: webhook.url,
      ENQUIRY_SMTP_URL: mail.url,
      ENQUIRY_MAIL_FROM: 'site@example.com',
      ENQUIRY_MAIL_TO: 'sales@example.com',
      ENQUIRY_NOTICE_FIELDS: '1',
      ENQUIRY_COMMAND: 'site-enquiries',
    });
    const body = {
      ...contact,
      name: 'A\r\nBcc: evil@example.com\r\n\r\nX',
      company: '<!channel> & <https://evil.example|our site>',
      message: 'one\n.\r\nRCPT TO:<evil@example.com>\ntwo',
      guest_id: 'guest-1',
    };
    expect((await post(`${api.url}/contactUs`, body)).status).toBe(201);
    const call = await untilFound('the call', () => webhook.calls[0]);
    const { text } = JSON.parse(call.body) as { text: string };
    expect(text).toMatch(/\nTo read it: site-enquiries --kind contact --since [\d-]+\n/);
    expect(text).toContain('\nname: A Bcc: evil@example.com X\nbusiness_email: team@example.com\n');
    expect(text).toContain('company: &lt;!channel&gt; &amp; &lt;https://evil.example|our site&gt;');
    expect(text).toContain('\n\none\n.\nRCPT TO:&lt;evil@example.com&gt;\ntwo');
    expect(text).not.toContain('guest-1');
    const sent = await untilFound('the mail', () => mail.mails[0]);
    expect(sent.to).toEqual(['sales@example.com']);
    const [head = '', ...rest] = sent.raw.split('\r\n\r\n');
    expect(head).not.toMatch(/evil|^Bcc:|team@/im);
    expect(rest.join('\n\n')).toMatch(/name: A Bcc: evil@example\.com X/);
  });

  test('tell of a subscriber once, and of nobody who has left since', async () => {
    const webhook = await open([500]);
    const later = { ENQUIRY_NOTICE_RETRY_SECONDS: '600' };
    const api = await start({ ENQUIRY_WEBHOOK_URL: webhook.url, ...later });
    const subscribe = (business_email: string) =>
      post(`${api.url}/subscribers`, { business_email });
    await subscribe('leaver@example.com');
    await untilFound('the failed try', () => api.log().match(/notice not sent yet/)?.[0]);
    await fetch(await unsubscribeLink(env, api, 'leaver@example.com'), { method: 'POST' });
    expect(left()).toBe('0 notices wait, 0 given up\n');
    await subscribe('stayer@example.com');
    await subscribe('Stayer@example.com');
    const { text } = await json<{ text: string }>(
      new Response((await untilFound('the call', () => webhook.calls[1])).body),
    );
    const { id } = await newest('subscriber');
    expect(text).toContain(`New newsletter subscriber: ${String(id)}`);
    await untilFound('nothing left', nothingWaits);
    expect(webhook.calls).toHaveLength(2);
  });

  const testTls = hasOpenSsl() ? test : test.skip;
  testTls('trust no mail server that nobody has vouched for', async () => {
    const { certificate, key } = selfSigned({ file: (name) => path.join(content.folder, name) });
    const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
    const mail = await startMailServer([], pair);
    undo.push(mail.stop);
    const settings = {
      ENQUIRY_SMTP_URL: mail.url,
      ENQUIRY_MAIL_FROM: 'site@example.com',
      ENQUIRY_MAIL_TO: 'sales@example.com',
    };
    const api = await start(settings);
    await post(`${api.url}/contactUs`, contact);
    await untilFound('the failed try', () => api.log().match(/notice not sent yet/)?.[0]);
    expect(mail.mails).toEqual([]);
    expect(api.log()).not.toMatch(/secret|sales@/);
    await api.stop();

    await start({ ...settings, NODE_EXTRA_CA_CERTS: certificate });
    expect(await untilFound('the mail', () => mail.mails[0])).toMatchObject({ user: smtpUser });
  });
});

onDatabases('the outbox on $name', (database) => {
  test('leases, begins anew, goes with its enquiry, and never costs one', async () => {
    expect(await resultsOf('outbox-over-time', database)).toEqual({
      stored: 'stored',
      early: 'none',
      claimsAtOnce: 1,
      withinLease: 'none',
      afterLease: { sameId: true, tries: 2 },
      afterALateEnd: 2,
      due: '2026-01-01T00:00:05.000Z',
      afterGivingUp: 'none',
      begunAnew: { sameId: true, tries: 1 },
      afterForgetting: 2,
      inOne: {
        single: 1,
        gathered: 3,
        isNewId: true,
        whileGathered: 'none',
        newest: 1,
        again: { sameId: true, sameNotices: true },
        refused: { same: true, told: ['sales@example.com'] },
      },
      withoutOutbox: 'stored',
      lost: 1,
      messages: ['third'],
    });
  });
});
