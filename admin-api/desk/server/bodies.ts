/** Reading bodies and queries of the desk's calls. */
import * as z from 'zod/mini';
import { DeskError } from './errors';

/** @throws {DeskError} 400 where it is not of the shape */
export function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new DeskError('bad-request', {
    message: `This call cannot be understood: ${issue?.path.join('.') || 'its body'}.`,
  });
}

/** The most bytes of an item: a long article is 100 kB, and a picture pasted as text is no article. */
export const ITEM_BYTES = 4 * 1024 * 1024;
export const fieldsBody = z.object({ fields: z.record(z.string(), z.unknown()) });

/** PostgreSQL refuses text with NUL in it. */
const plain = z.string().check(
  z.maxLength(300),
  z.refine((text) => !text.includes('\0')),
);
const wholeNumber = z.pipe(
  plain.check(z.regex(/^[1-9]\d{0,6}$/)),
  z.transform((text) => Number(text)),
);

/** Parts of queries: all are text, and an empty one is none. */
export const query = {
  text: z.pipe(
    z.optional(plain),
    z.transform((text) => text || undefined),
  ),
  flag: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
  page: z._default(wholeNumber, 1),
  pageSize: z.pipe(
    z._default(wholeNumber, 25),
    z.transform((size) => Math.min(size, 100)),
  ),
};
