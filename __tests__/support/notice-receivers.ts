/** Recipients of notices, as real servers: a chat's webhook, and a mail server. */
import type http from 'node:http';
import type net from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { serve } from './local-server';

/** A status to answer with; `silent` answers never. */
export type WebhookAnswer = number | 'silent';

export interface WebhookCall {
  method: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A webhook that gives its answers one after another, and 200 when they are used up. */
export async function startWebhook(answers: WebhookAnswer[] = []) {
  const calls: WebhookCall[] = [];
  const { origin, stop } = await serve(async (request, response) => {
    const { method, headers } = request;
    calls.push({ method, headers, body: await text(request) });
    const answer = answers.shift() ?? 200;
    if (answer === 'silent') return;
    const leads = answer === 302 ? { location: '/elsewhere' } : {};
    response.writeHead(answer, leads).end('said by the webhook');
  });
  return { url: `${origin}/hooks/webhook-secret`, calls, answers, stop };
}

export interface ReceivedMail {
  from: string | undefined;
  to: string[];
  user: unknown;
  /** Headers and body, as they came. */
  raw: string;
}

export const smtpUser = 'site';
export const smtpPassword = 'smtp-secret/%&';

/**
 * A mail server with a password that refuses the first mails with these codes, and takes those after them.
 * @param certificate makes it speak TLS from the first byte
 * @param refusedRecipients codes with which an address is refused at first, while the server takes the mail for others
 */
export async function startMailServer(
  refusals: number[] = [],
  certificate?: { key: Buffer; cert: Buffer },
  refusedRecipients: Record<string, number[]> = {},
) {
  const mails: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...(certificate ? { ...certificate, secure: true } : { disabledCommands: ['STARTTLS'] }),
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === smtpUser && password === smtpPassword;
      done(isRight ? null : new Error('Wrong password'), isRight ? { user: username } : undefined);
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusedRecipients[address]?.shift();
      done(responseCode ? Object.assign(new Error(`Not now, ${address}`), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom === false ? undefined : mailFrom?.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          raw,
        };
        const code = refusals.shift();
        (code === undefined ? mails : refused).push(mail);
        if (code === undefined) return done();
        done(Object.assign(new Error('Not now, team@example.com'), { responseCode: code }));
      });
    },
  });
  // A client that does not like the certificate breaks off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as net.AddressInfo;
  const login = `${encodeURIComponent(smtpUser)}:${encodeURIComponent(smtpPassword)}`;
  return {
    url: `${certificate ? 'smtps' : 'smtp'}://${login}@127.0.0.1:${port}`,
    mails,
    refused,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
