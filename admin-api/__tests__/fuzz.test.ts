/**
 * Every call of the admin API's own document, with valid and invalid input: an answer is never a server error and
 * reveals no internals, and the log contains no input.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import document from '@corporate-website/contract/openapi.json';
import { post } from '../../__tests__/support/admin-api';
import { contentFolder } from '../../__tests__/support/content-folder';
import { anyDatabase, serverFor } from '../../__tests__/support/databases';

jest.setTimeout(300_000);

interface Schema {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Operation {
  parameters?: { name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const reads = operations.filter(({ method }) => method === 'get');
const writes = operations.filter(({ method }) => method === 'post');

/**
 * The same inputs in each quick run, others in each long one. A property that fails names its seed and the path to the
 * input, and `FUZZ_SEED=… npx jest fuzz` runs it again: https://fast-check.dev/docs/configuration/
 */
const isLong = process.env['FULL_TESTS'] === '1';
const seed = Number(process.env['FUZZ_SEED'] ?? (isLong ? randomInt(2 ** 31) : 20_261_121));
const runs = (numRuns: number) => ({ numRuns: isLong ? 10 * numRuns : numRuns, seed });
if (isLong) console.log(`The seed of the admin API's fuzzing is ${seed}.`);

/** An answer that takes longer is a query that is too slow, however busy the machine. */
const SLOW_MS = 20_000;

/** Texts that break out of SQL, of a header, of a path or of a log. */
const hostileTexts = [
  "' OR 1=1 --",
  "'; DROP TABLE enquiry; --",
  '") UNION SELECT version() --',
  "' || pg_sleep(30) || '",
  '%00',
  '\u0000',
  '\ud800',
  '%',
  '_%_%_%',
  '\\',
  'x\r\nSet-Cookie: stolen=1',
  'x%0d%0aSet-Cookie:%20stolen=1',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '${jndi:ldap://evil.example/x}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u202e',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '0x10',
  'true',
  '[]',
];

const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** A value that a schema allows. */
function allowed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(allowed(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, allowed(part)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.string({ minLength: 1, maxLength: Math.min(schema.maxLength ?? 40, 40) });
  }
}

/** A body of the right fields, each with a valid value or any other. */
const bodyOf = (schema: Schema) =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        fc.oneof(allowed(part), anyText, fc.jsonValue({ maxDepth: 2 })),
      ]),
    ),
    { requiredKeys: [] },
  );

/** Says how the server is made: paths of files, frames of a stack, words of the database or of a library. */
const TELLING =
  /node_modules|\bat \S+ \(|\.ts:\d+|\/home\/|\/tmp\/|SELECT |INSERT |syntax error|relation "|drizzle|pglite|ZodError|TypeError|ECONN/i;

const limits = { ADMIN_API_WRITES_A_MINUTE: '100000', LOG_LEVEL: 'debug' };
const server = serverFor(anyDatabase, limits, contentFolder());
/** Found in no log. */
const secret = `person-${randomUUID()}`;

/** @throws {Error} naming the call, where the answer is not one that a visitor may see */
async function check(call: string, answer: Response): Promise<void> {
  const text = await answer.text();
  const problems = [
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...(TELLING.test(text) && answer.status >= 400 ? ['it tells of the server'] : []),
    ...(answer.headers.has('set-cookie') ? ['it sets a cookie'] : []),
    ...(answer.headers.get('x-content-type-options') === 'nosniff' ? [] : ['its type is guessed']),
  ];
  if (problems.length > 0) throw new Error(`${call}: ${problems.join(', ')}\n${text}`);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.api.url}${path}`, { headers, signal: AbortSignal.timeout(SLOW_MS) });

describe('reading', () => {
  test.each(reads.map(({ path, operation }) => [path, operation] as const))(
    '%s',
    async (path, operation) => {
      const parameters = (operation.parameters ?? []).filter(({ name }) => name !== undefined);
      const values = fc.record(
        Object.fromEntries(
          parameters.map(({ name = '', schema = {} }) => [
            name,
            fc.oneof(allowed(schema), anyText),
          ]),
        ),
        { requiredKeys: path.includes('{slug}') ? ['slug'] : [] },
      );
      await fc.assert(
        fc.asyncProperty(values, async (given) => {
          const { slug, ...query } = given as Record<string, unknown>;
          const wellFormed = (value: unknown) => Buffer.from(String(value)).toString();
          const asked = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
          );
          const target = `${path.replace('{slug}', encodeURIComponent(wellFormed(slug ?? '')))}?${asked.toString()}`;
          await check(target, await get(target));
        }),
        runs(25),
      );
    },
  );

  test('headers that are none', async () => {
    const headerText = fc
      .string({ maxLength: 200 })
      .map((text) => text.replace(/[^\x20-\x7e]/g, '"'));
    await fc.assert(
      fc.asyncProperty(headerText, headerText, async (tag, origin) => {
        await check('/posts', await get('/posts', { 'if-none-match': tag, origin }));
      }),
      runs(40),
    );
  });
});

describe('writing', () => {
  test.each(writes.map(({ path, operation }) => [path, operation] as const))(
    '%s',
    async (path, operation) => {
      const schema = operation.requestBody?.content['application/json']?.schema ?? {};
      await fc.assert(
        fc.asyncProperty(bodyOf(schema), anyText, async (body, key) => {
          const marked = { ...body, name: `${secret} ${String(body['name'] ?? '')}` };
          const headers = /^[\x21-\x7e]+$/.test(key) ? { 'idempotency-key': key } : {};
          await check(path, await post(`${server.api.url}${path}`, marked, headers));
        }),
        runs(40),
      );
    },
  );

  test('anything at all in the place of a body', async () => {
    const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x/y'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes.map(({ path }) => path)),
        fc.oneof(anyText, fc.json()),
        fc.constantFrom(...types),
        async (path, body, type) => {
          await check(
            path,
            await post(`${server.api.url}${path}`, Buffer.from(body).toString(), {
              'content-type': type,
            }),
          );
        },
      ),
      runs(60),
    );
  });
});

test('after all of it the server is well, and its log holds nobody’s words and no way into it', async () => {
  expect((await get('/posts')).status).toBe(200);
  const log = server.api.log();
  expect(log.length).toBeGreaterThan(1000);
  expect(log).not.toContain(secret);
  // The path of a request is noted, as it was encoded; nothing else of one is.
  const paths = [...log.matchAll(/"path":"([^"]*)"/g)].map(([, value]) => value);
  expect(paths.filter((value) => !/^[!#-~]*$/.test(value ?? ''))).toEqual([]);
  expect(log.replace(/"path":"[^"]*"/g, '')).not.toMatch(/DROP TABLE|pg_sleep|jndi|stolen=1/);
  expect(log).not.toMatch(/node_modules.*:\d+:\d+/);
  // One line for each event: no text of a visitor's makes lines of its own.
  const lines = log.trim().split('\n').slice(-200);
  expect(lines.filter((line) => line.startsWith('Set-Cookie'))).toEqual([]);
});
