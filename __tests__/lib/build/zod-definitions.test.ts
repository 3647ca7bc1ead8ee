import { describe, expect, it } from '@jest/globals';
import * as full from 'zod';
import * as mini from 'zod/mini';
import { definitionOf, innerOf, isOptional } from '../../../src/lib/build/zod-definitions';

describe.each([
  ['zod', full],
  ['zod/mini', mini],
])('a schema of %s', (_name, z) => {
  it('is found inside optional, however often that is said', () => {
    const text = z.string();
    expect(innerOf(z.optional(z.optional(text)))).toBe(text);
    expect(innerOf(text)).toBe(text);
    expect([text, z.optional(text)].map(isOptional)).toEqual([false, true]);
  });

  it('is not taken out of a list', () => {
    const texts = z.array(z.optional(z.string()));
    expect(innerOf(texts)).toBe(texts);
    expect(isOptional(texts)).toBe(false);
  });

  it('tells its parts', () => {
    const text = z.string();
    expect(definitionOf(z.array(text))).toMatchObject({ type: 'array', element: text });
    expect(definitionOf(z.object({ text })).shape?.['text']).toBe(text);
  });
});
