/** The form's check as react-hook-form asks for it: for several reasons at once. */
import { expect, it, jest } from '@jest/globals';
import type { ResolverOptions } from 'react-hook-form';
import { serverCheck, type ItemValues } from '../../../desk/app/items/server-check';

it('tells everybody who asked what the last words come to, by one call', async () => {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return Response.json({ data: { problems: [{ field: 'title', reason: 'is too long' }] } });
  });
  const options = {
    fields: {},
    shouldUseNativeValidation: undefined,
  } as ResolverOptions<ItemValues>;
  const check = serverCheck('posts', '7');
  const answers = await Promise.all(
    ['a', 'ab', 'abc'].map((title) => check({ fields: { title } }, undefined, options)),
  );
  const errors = { fields: { title: { type: 'server', message: 'This is too long.' } } };
  expect(answers).toEqual([1, 2, 3].map(() => ({ values: {}, errors })));
  expect(bodies).toEqual([{ id: '7', fields: { title: 'abc' } }]);
});
