/** "Publish now" of the desk, answered as by `npm start`. */
import { afterEach, expect, test } from '@jest/globals';
import type { ReleasesAnswer } from '../../admin-api/desk/protocol';
import { answerRequests } from '../../scripts/answer-requests';
import { until } from '../../scripts/servers/until';
import { json } from '../support/admin-api';
import { deskFor, newPerson } from '../support/desk';

const TOKEN = 'npm-start-makes-one-that-nobody-else-knows';
const server = deskFor({ ADMIN_API_TOKEN: TOKEN });
let controller: AbortController;
afterEach(() => controller.abort());

test('a request of an editor is built for, and the desk says how it ended', async () => {
  const editor = await newPerson(server, 'Edith', 'editor');
  const releases = async () => (await json<ReleasesAnswer>(editor.get('/releases'))).data;
  controller = new AbortController();
  let built = 0;
  let isRunning = false;
  const build = async () => {
    built += 1;
    isRunning = (await releases()).running !== null;
    return { outcome: built === 1 ? ('built' as const) : ('failed' as const), seconds: 3.2 };
  };
  const desk = { adminApiUrl: server.api.url, token: TOKEN };
  const answering = answerRequests(desk, build, controller.signal);
  expect((await editor.post('/releases')).status).toBe(202);
  await until(async () => (await releases()).last !== null);
  expect([built, isRunning]).toEqual([1, true]);
  expect(await releases()).toMatchObject({
    ...{ waiting: null, running: null },
    last: { outcome: 'published', seconds: 3 },
  });
  await editor.post('/releases');
  await until(async () => (await releases()).last?.outcome === 'failed');
  controller.abort();
  await answering;
  expect(built).toBe(2);
});
