/**
 * Signs in to the desk and lets time pass, and prints the results as JSON. A separate process with a clock of its own,
 * since PGlite cannot be loaded within jest. Reads the same environment as the server.
 */
import http from 'node:http';
import { deskPerson, deskSession } from '../../admin-api/database/schema';
import { connect } from '../../admin-api/database/connect';
import { addOne, makeFirstEditor } from '../../admin-api/desk/server/people-operations';
import { openMediaStore } from '../../admin-api/media/store';
import { createServer } from '../../admin-api/server';
import { readSettings } from '../../admin-api/settings';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  const connection = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  const { store: media, close: closeMedia } = await openMediaStore(settings);
  const { database } = connection;
  let time = Date.parse('2026-01-01T00:00:00Z');
  const now = () => new Date(time);
  const server = await createServer({
    ...{ ...settings, ...connection, media, now, desk: {}, logLevel: false as const },
    serverFactory: (handler) => http.createServer(handler),
  });
  const origin = await server.listen();

  const call = (method: string, path: string, body?: object, headers = {}) =>
    fetch(`${origin}/desk/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** @returns the cookie and the token of a session, or the status of the refusal */
  const signIn = async (name: string, password: string) => {
    const answer = await call('POST', '/session', { name, password });
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (!answer.ok) return { status: answer.status, cookie: '', csrf: '' };
    const { csrf } = (await answer.json()) as { csrf: string };
    return { status: answer.status, cookie: cookie.join('; '), csrf };
  };
  const statusOf = async ({ cookie }: { cookie: string }) =>
    (await call('GET', '/session', undefined, { cookie })).status;
  const results: Record<string, unknown> = {};

  const first = await makeFirstEditor({ database, now });
  results['firstOnce'] = (await makeFirstEditor({ database, now })) === undefined;
  const { password } = await addOne({ database, now }, { name: 'Ada', role: 'writer' });

  const idle = await signIn('Ada', password);
  time += HOUR_MS - 1000;
  results['inUse'] = await statusOf(idle);
  time += HOUR_MS - 1000;
  results['stillInUse'] = await statusOf(idle);
  time += HOUR_MS;
  results['idle'] = await statusOf(idle);

  const busy = await signIn('Ada', password);
  const states: number[] = [];
  for (let minutes = 0; minutes < 12 * 60; minutes += 30) {
    states.push(await statusOf(busy));
    time += 30 * MINUTE_MS;
  }
  results['allDay'] = states.every((status) => status === 200);
  results['afterTheDay'] = await statusOf(busy);

  const kept = await signIn('Ada', password);
  const rows = await database.select().from(deskSession);
  const id = /desk=([^;.]+)/.exec(decodeURIComponent(kept.cookie))?.[1] ?? 'none';
  results['idInDatabase'] = JSON.stringify(rows).includes(id);
  const people = JSON.stringify(await database.select().from(deskPerson));
  results['passwordInDatabase'] =
    people.includes(password) || people.includes(String(first?.password));
  results['hash'] = /"scrypt\$32768\$8\$3\$[^"]+"/.test(people);

  time += 7 * DAY_MS;
  results['oldFirstPassword'] = (await signIn('Ada', password)).status;

  await server.close();
  await connection.close();
  closeMedia();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
