/** Telling by e-mail, over SMTP. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { NoticeError, unreachable, type Channel } from './channel';
import type { NoticeMessage } from './message';

/** The sender and its server. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); else STARTTLS where the server has it. */
  secure: boolean;
  auth?: { user: string; pass: string } | undefined;
  /** An address, or a name and an address: `Site <site@example.com>`. */
  from: string;
}

export interface MailSettings extends MailServer {
  to: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

/** Each step of a try has a time-out too, so that no connection outlives its try for long. */
function transportOf({ host, port, secure, auth }: Omit<MailServer, 'from'>, timeoutMs: number) {
  const isLocal = LOOPBACK.test(host);
  return createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    // A password never crosses a network in the clear, whatever a server says; within the machine there is none.
    requireTLS: !secure && !isLocal && auth !== undefined,
    ignoreTLS: isLocal,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The server's own words are left out, since they may repeat addresses. */
function reasonOf(error: unknown, signal: AbortSignal): NoticeError {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number'
    ? new NoticeError(`the mail server answered ${responseCode}`)
    : unreachable(error, signal);
}

/** The address alone, without a name before it, for the mail server. */
function bareAddress(recipient: string): string {
  const address = /<([^>]+)>$/.exec(recipient)?.[1] ?? recipient;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** A mail server's answer to each recipient that it refused. */
interface Refusals {
  rejected: readonly string[];
  rejectedErrors?: readonly { recipient?: string; responseCode?: number }[] | undefined;
}

/**
 * Why a message did not reach all; recipients are named by their place in the settings.
 * @param asked those that it was for at this try
 */
function refusalOf(
  { rejected, rejectedErrors = [] }: Refusals,
  recipients: readonly string[],
  asked: readonly string[],
): NoticeError {
  const each = rejected.map((address) => {
    const code = rejectedErrors.find(({ recipient }) => recipient === address)?.responseCode;
    return `recipient ${recipients.indexOf(address) + 1} (${code ?? 'no code'})`;
  });
  // If the server's words for them cannot be matched, nobody counts as told.
  const isKnown = rejected.every((address) => asked.includes(address));
  const told = isKnown ? asked.filter((address) => !rejected.includes(address)) : [];
  return new NoticeError(`the mail server refused ${each.join(', ')} of ENQUIRY_MAIL_TO`, { told });
}

/** Addresses of a message: its recipients, and those who have not got it yet. */
interface Envelope {
  to: readonly string[];
  asked: readonly string[];
}

/**
 * Mail from one address. Its headers are fixed words, settings, the recipient's address, and an id.
 * @returns the recipients that were refused while others were not
 * @throws the transport's error
 */
export function mailSender({ from, ...server }: MailServer, timeoutMs: number) {
  const transport = transportOf(server, timeoutMs);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return (
    { id, subject, text }: NoticeMessage,
    { to, asked }: Envelope,
    signal: AbortSignal,
  ): Promise<Refusals> =>
    transport.sendMail({
      from,
      to: [...to],
      // The same message, only for those who have not got it.
      envelope: { from: bareAddress(from), to: [...asked] },
      subject,
      text: `${text}\n`,
      messageId: `<${id}@${domain}>`,
      // RFC 3834: no out-of-office note answers it.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
}

/** Mail to those who read enquiries. */
export function mailChannel({ to, ...settings }: MailSettings, timeoutMs: number): Channel {
  const send = mailSender(settings, timeoutMs);
  const recipients = [...new Set(to.map(bareAddress))];
  return {
    name: 'mail',
    send: async (message, signal, told) => {
      const asked = recipients.filter((address) => !told.includes(address));
      // Those who had not taken it are no recipients any more.
      if (asked.length === 0) return;
      const refusals = await send(message, { to, asked }, signal).catch((error: unknown) => {
        throw reasonOf(error, signal);
      });
      if (refusals.rejected.length > 0) throw refusalOf(refusals, recipients, asked);
    },
  };
}

/** Whether the server refused the recipient for good, rather than reported another fault. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** Mail to new subscribers, to confirm by a link. */
export function confirmationChannel(settings: MailServer, timeoutMs: number): Channel {
  const send = mailSender(settings, timeoutMs);
  return {
    name: 'confirmation',
    send: async ({ to, ...message }, signal) => {
      if (!to) return;
      const address = bareAddress(to);
      await send(message, { to: [address], asked: [address] }, signal).catch((error: unknown) => {
        const { message: reason } = reasonOf(error, signal);
        throw new NoticeError(reason, { isFinal: isRefusedForGood(error) });
      });
    },
  };
}
