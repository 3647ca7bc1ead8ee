import { describe, expect, test } from '@jest/globals';
import { MAX_RETRY_MS, retryDelayMs } from '../notices/backoff';
import { composeNotice } from '../notices/message';
import { minutePace } from '../notices/pace';
import { readNoticeSettings } from '../notices/settings';
import { escapeForChat } from '@corporate-website/contract/chat-text';

describe('what somebody is told', () => {
  const enquiry = {
    kind: 'feedback' as const,
    id: 'f-1',
    received_at: new Date('2026-11-21T18:40:59.123Z'),
    rating: 4,
    message: 'fine\nby me',
    name: null,
    business_email: 'a@example.com',
    guest_id: 'g',
    unsubscribe_token: 't',
  };

  const options = { withFields: false, command: 'site-enquiries' };

  test('is where to read it', () => {
    expect(composeNotice('n-1', enquiry, options)).toEqual({
      id: 'n-1',
      subject: 'New feedback',
      text:
        'New feedback: f-1, received 2026-11-21 18:40 UTC.\n' +
        'To read it: site-enquiries --kind feedback --since 2026-11-21',
    });
  });

  test('is all that was typed, where that is wanted', () => {
    const { text } = composeNotice('n-1', enquiry, { ...options, withFields: true });
    expect(text.split('\n').slice(2)).toEqual([
      '',
      'rating: 4',
      'business_email: a@example.com',
      '',
      'fine',
      'by me',
    ]);
  });

  test('commands no chat', () => {
    expect(escapeForChat('<!here> a & b &lt;')).toBe('&lt;!here&gt; a &amp; b &amp;lt;');
  });
});

describe('the pause after a try', () => {
  test.each([
    [1, 0, 500],
    [1, 1, 1000],
    [5, 0.5, 12_000],
    [50, 1, MAX_RETRY_MS],
  ])('%i, at %f, is %i ms', (tries, random, ms) => {
    expect(retryDelayMs(tries, 1000, random)).toBe(ms);
  });
});

describe('the pace', () => {
  test('lets so many through in any minute', () => {
    let time = 0;
    const pace = minutePace(2, () => new Date(time));
    const waits = [0, 10_000, 20_000, 59_999, 60_000].map((at) => {
      time = at;
      const wait = pace.wait();
      if (wait === 0) pace.count();
      return wait;
    });
    expect(waits).toEqual([0, 0, 40_000, 1, 0]);
    expect(pace.wait()).toBe(10_000);
  });
});

describe('the settings', () => {
  const mail = {
    ENQUIRY_SMTP_URL: 'smtps://site:p%2Fw%25@[::1]',
    ENQUIRY_MAIL_FROM: 'The site <site@example.com>',
    ENQUIRY_MAIL_TO: 'a@example.com,b@example.com',
  };

  test('tell nobody where none is set', () => {
    expect(readNoticeSettings({ ENQUIRY_NOTICE_TRIES: '5' })).toBeUndefined();
  });

  test('are read', () => {
    expect(
      readNoticeSettings({
        ...mail,
        ENQUIRY_WEBHOOK_URL: 'https://hooks.example.com/x',
        ENQUIRY_NOTICE_FIELDS: '1',
        ENQUIRY_NOTICE_TRIES: '5',
      }),
    ).toEqual({
      webhookUrl: 'https://hooks.example.com/x',
      mail: {
        host: '::1',
        port: 465,
        secure: true,
        auth: { user: 'site', pass: 'p/w%' },
        from: 'The site <site@example.com>',
        to: ['a@example.com', 'b@example.com'],
      },
      withFields: true,
      command: 'npm run enquiries --',
      most: 10,
      tries: 5,
      firstRetryMs: 30_000,
      timeoutMs: 10_000,
    });
    const plain = readNoticeSettings({ ...mail, ENQUIRY_SMTP_URL: 'smtp://mail.example.com' });
    expect(plain?.mail).toMatchObject({ port: 587, secure: false, auth: undefined });
  });

  test.each([
    [{ ENQUIRY_WEBHOOK_URL: 'ftp://x/secret' }, 'ENQUIRY_WEBHOOK_URL must be an address such as'],
    [{ ENQUIRY_SMTP_URL: 'smtp://u:secret@h' }, 'missing: ENQUIRY_MAIL_FROM, ENQUIRY_MAIL_TO'],
    [{ ...mail, ENQUIRY_SMTP_URL: 'https://u:secret@h' }, 'ENQUIRY_SMTP_URL must be an address'],
    [
      { ...mail, ENQUIRY_SMTP_URL: 'smtp://u:secret%@h' },
      'ENQUIRY_SMTP_URL has a user or password',
    ],
    [
      { ...mail, ENQUIRY_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
      'ENQUIRY_MAIL_FROM must be',
    ],
    [{ ...mail, ENQUIRY_MAIL_FROM: 'a@b.example,c@d.example' }, 'must be one e-mail address'],
    [{ ...mail, ENQUIRY_MAIL_TO: 'sales' }, 'ENQUIRY_MAIL_TO must be an e-mail address'],
    [
      { ENQUIRY_WEBHOOK_URL: 'https://x.example', ENQUIRY_COMMAND: 'a\nb' },
      'ENQUIRY_COMMAND must be one line',
    ],
    [{ ENQUIRY_NOTICE_TRIES: '0' }, 'ENQUIRY_NOTICE_TRIES must be a whole number from 1 to 1000'],
  ])('refuse %j', (environment, message) => {
    expect(() => readNoticeSettings(environment)).toThrow(message);
    expect(() => readNoticeSettings(environment)).not.toThrow(/secret/);
  });
});
