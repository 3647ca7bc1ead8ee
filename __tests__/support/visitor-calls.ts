/** The visitor's calls as a page at 127.0.0.1 makes them, to a server of the test's own. */
import { jest } from '@jest/globals';
import type * as Reads from '../../src/live/api/reads';
import type * as Request from '../../src/live/api/request';
import type * as Writes from '../../src/forms/writes';

interface Calls {
  reads: typeof Reads;
  writes: typeof Writes;
  request: typeof Request;
}

/** Reloads the modules: the admin API that a page calls is compiled into them. */
export async function visitorCalls(apiUrl: string, host = '127.0.0.1:9000'): Promise<Calls> {
  process.env['GATSBY_ADMIN_API_QA'] = apiUrl;
  jest.resetModules();
  Object.assign(globalThis, { location: { host } });
  const [reads, writes, request] = await Promise.all([
    import('../../src/live/api/reads'),
    import('../../src/forms/writes'),
    import('../../src/live/api/request'),
  ]);
  return { reads, writes, request };
}

/** Failure of a call, as plain data; fails the test where it did not fail. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error('The call did not fail.');
  return { ...(outcome.error as object), name: (outcome.error as Error).name };
}
