/** Telling by e-mail, over SMTP. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { NoticeError, unreachable, type Channel } from './channel';

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); else STARTTLS where the server has it. */
  secure: boolean;
  auth?: { user: string; pass: string } | undefined;
  /** An address, or a name and an address: `Site <site@example.com>`. */
  from: string;
  to: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

/** What a try waits for at each of its steps is bounded too, so that no connection outlives its try for long. */
function transportOf({ host, port, secure, auth }: MailSettings, timeoutMs: number) {
  const isLocal = LOOPBACK.test(host);
  return createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    // A password goes over no line in the clear, whatever a server says; within the machine there is no line.
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

/** What the server said is left out, since it may repeat addresses. */
function reasonOf(error: unknown, signal: AbortSignal): NoticeError {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number'
    ? new NoticeError(`the mail server answered ${responseCode}`)
    : unreachable(error, signal);
}

/** The address alone, of what may have a name before it, as the mail server is told it. */
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
  // Where the server's words for them cannot be matched, nobody is taken for told.
  const isKnown = rejected.every((address) => asked.includes(address));
  const told = isKnown ? asked.filter((address) => !rejected.includes(address)) : [];
  return new NoticeError(`the mail server refused ${each.join(', ')} of ENQUIRY_MAIL_TO`, told);
}

/** Mail from one address to some. Its headers are fixed words, settings and the notice's id. */
export function mailChannel(settings: MailSettings, timeoutMs: number): Channel {
  const transport = transportOf(settings, timeoutMs);
  const domain = /@([^@>]+)>?$/.exec(settings.from)?.[1] ?? 'localhost';
  const recipients = [...new Set(settings.to.map(bareAddress))];
  return {
    name: 'mail',
    send: async ({ id, subject, text }, signal, told) => {
      const asked = recipients.filter((address) => !told.includes(address));
      // Whoever had not taken it is no recipient any more.
      if (asked.length === 0) return;
      let refusals: Refusals;
      try {
        refusals = await transport.sendMail({
          from: settings.from,
          to: [...settings.to],
          // The same message, only for those who have not got it.
          envelope: { from: bareAddress(settings.from), to: asked },
          subject,
          text: `${text}\n`,
          messageId: `<${id}@${domain}>`,
          // RFC 3834: no out-of-office note answers it.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw reasonOf(error, signal);
      }
      if (refusals.rejected.length > 0) throw refusalOf(refusals, recipients, asked);
    },
  };
}
