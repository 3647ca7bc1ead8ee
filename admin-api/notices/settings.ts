/** Recipients of notices, from the environment. */
import { SettingError, wholeNumber, type Environment } from '../environment';
import type { MailSettings } from './mail';
import type { NoticeSettings } from './notices';

/** `site@example.com`, or `Site <site@example.com>`; no line break, so that no header can be added. */
const MAIL_ADDRESS =
  /^(?:[^\p{Cc}<>,"]*<[^\p{Cc}\s<>@,"]+@[^\p{Cc}\s<>@,"]+>|[^\p{Cc}\s<>@,"]+@[^\p{Cc}\s<>@,"]+)$/u;

/** An address that is a secret: no message repeats it. */
function secretUrl(
  environment: Environment,
  name: string,
  protocols: RegExp,
  example: string,
): URL | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && protocols.test(url.protocol) && url.hostname) return url;
  throw new SettingError(`${name} must be an address such as ${example}.`);
}

function mailAddresses(name: string, text: string): string[] {
  const addresses = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = addresses.find((address) => !MAIL_ADDRESS.test(address));
  if (wrong === undefined && addresses.length > 0) return addresses;
  throw new SettingError(
    `${name} must be an e-mail address such as name@example.com, not "${wrong ?? text}".`,
  );
}

function credentials({ username, password }: URL): MailSettings['auth'] {
  if (!username) return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new SettingError(
      'ENQUIRY_SMTP_URL has a user or password with a % that is not written as %25.',
    );
  }
}

const SMTP_EXAMPLE = 'smtps://user:password@mail.example.com:465';
const mailNames = ['ENQUIRY_SMTP_URL', 'ENQUIRY_MAIL_FROM', 'ENQUIRY_MAIL_TO'] as const;

/** The three settings of mail, all of them or none. */
function readMail(environment: Environment): MailSettings | undefined {
  const missing = mailNames.filter((name) => !environment[name]);
  if (missing.length === mailNames.length) return undefined;
  if (missing.length > 0) {
    throw new SettingError(
      `${mailNames.join(', ')} belong together; missing: ${missing.join(', ')}.`,
    );
  }
  const url = secretUrl(environment, 'ENQUIRY_SMTP_URL', /^smtps?:$/, SMTP_EXAMPLE);
  const [from, ...more] = mailAddresses(
    'ENQUIRY_MAIL_FROM',
    environment['ENQUIRY_MAIL_FROM'] ?? '',
  );
  if (!url || !from) return undefined;
  if (more.length > 0) throw new SettingError('ENQUIRY_MAIL_FROM must be one e-mail address.');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth: credentials(url),
    from,
    to: mailAddresses('ENQUIRY_MAIL_TO', environment['ENQUIRY_MAIL_TO'] ?? ''),
  };
}

/** The command in a message for reading an enquiry: it depends on how the server was set up. */
function command(environment: Environment): string {
  const text = environment['ENQUIRY_COMMAND'] || 'npm run enquiries --';
  if (!/\p{Cc}/u.test(text)) return text;
  throw new SettingError('ENQUIRY_COMMAND must be one line, such as site-enquiries.');
}

/**
 * @returns undefined without any recipient
 * @throws {SettingError}
 */
export function readNoticeSettings(environment: Environment): NoticeSettings | undefined {
  const seconds = (name: string, missing: number) =>
    wholeNumber(environment, name, { missing, least: 1, most: 3600 }) * 1000;
  const example = 'https://hooks.example.com/…';
  const webhook = secretUrl(environment, 'ENQUIRY_WEBHOOK_URL', /^https?:$/, example);
  const settings = {
    webhookUrl: webhook?.href,
    mail: readMail(environment),
    command: command(environment),
    withFields: environment['ENQUIRY_NOTICE_FIELDS'] === '1',
    most: wholeNumber(environment, 'ENQUIRY_NOTICES_A_MINUTE', {
      missing: 10,
      least: 1,
      most: 1000,
    }),
    tries: wholeNumber(environment, 'ENQUIRY_NOTICE_TRIES', { missing: 20, least: 1, most: 1000 }),
    firstRetryMs: seconds('ENQUIRY_NOTICE_RETRY_SECONDS', 30),
    timeoutMs: seconds('ENQUIRY_NOTICE_TIMEOUT_SECONDS', 10),
  };
  return settings.webhookUrl || settings.mail ? settings : undefined;
}
