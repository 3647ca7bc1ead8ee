/** The calls that send, against the embedded admin API and its database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { received, startApi, temporaryFolder, type RunningApi } from '../support/admin-api';
import { failureOf, visitorCalls } from '../support/visitor-calls';

const { folder, remove } = temporaryFolder();
const env = { ADMIN_API_DATA_DIR: path.join(folder, 'data') };
let api: RunningApi;
let writes: Awaited<ReturnType<typeof visitorCalls>>['writes'];

beforeAll(async () => {
  api = await startApi(env);
  ({ writes } = await visitorCalls(api.url));
});
afterAll(async () => {
  await api.stop();
  remove();
});

const enquiry = {
  name: 'Test team',
  business_email: 'test@example.com',
  message: 'Please call us.',
};
const once = () => ({ idempotencyKey: randomUUID() });

it('§7 POST contactUs resolves ‘Success!’, and stores the enquiry once however often it is tried', async () => {
  const options = once();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await writes.sendContact({ ...enquiry, service: 'cloud' }, options)).toBe('Success!');
  }
  expect(await received(env, 'contact')).toEqual([
    expect.objectContaining({ ...enquiry, service: 'cloud' }),
  ]);
});

it('§7 POST contactUs/insurtech behaves the same', async () => {
  const body = { ...enquiry, line_of_business: 'motor', company_size: '51-250' } as const;
  expect(await writes.sendInsurtechEnquiry(body, once())).toBe('Success!');
  expect(await received(env, 'insurtech')).toEqual([expect.objectContaining(body)]);
});

it('§7 POST contactUs/feedback sends the rating and the message', async () => {
  await writes.sendFeedback({ rating: 4, message: 'Clear.' }, once());
  expect(await received(env, 'feedback')).toEqual([
    expect.objectContaining({ rating: 4, message: 'Clear.' }),
  ]);
});

it('§3 §7 POST subscribers sends the address', async () => {
  await writes.subscribe({ business_email: 'letter@example.com' }, once());
  expect(await received(env, 'subscriber')).toEqual([
    expect.objectContaining({ business_email: 'letter@example.com' }),
  ]);
});

describe('§8 a failure is thrown to the caller', () => {
  it('with the server’s words for each field', async () => {
    const wrong = { ...enquiry, business_email: 'nobody' };
    expect(await failureOf(writes.sendContact(wrong, once()))).toMatchObject({
      kind: 'status',
      status: 422,
      fieldErrors: { business_email: expect.stringContaining('email') },
    });
  });

  it('where one key stands for two bodies', async () => {
    const options = once();
    await writes.sendContact({ ...enquiry, message: 'One' }, options);
    const second = writes.sendContact({ ...enquiry, message: 'Another' }, options);
    expect(await failureOf(second)).toMatchObject({ kind: 'status', status: 422 });
  });

  it('where it is given up', async () => {
    const controller = new AbortController();
    controller.abort();
    const given = { ...once(), signal: controller.signal };
    expect(
      await failureOf(writes.subscribe({ business_email: 'a@example.com' }, given)),
    ).toMatchObject({ kind: 'aborted' });
  });
});
