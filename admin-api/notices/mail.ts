/** Telling by e-mail, over SMTP. */
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

/** Mail from one address to some. Its headers are fixed words, settings and the notice's id. */
export function mailChannel(settings: MailSettings, timeoutMs: number): Channel {
  const transport = transportOf(settings, timeoutMs);
  const domain = /@([^@>]+)>?$/.exec(settings.from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    send: async ({ id, subject, text }, signal) => {
      try {
        await transport.sendMail({
          from: settings.from,
          to: [...settings.to],
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
    },
  };
}
