/** Pictures that a built page has are found though the admin API signs their addresses anew each time. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { findBuiltPictures } from '../../../src/live/look-up/built-pictures';
import { pictureShardPath } from '../../../src/live/look-up/picture-index';

const address = 'https://media.example/p.jpg';
const picture = { url: '/static/p.jpg', alt: '', width: 1, height: 1 };
const answers: Record<string, unknown> = {
  [pictureShardPath(address)]: { [address]: { head: '/blog/one' } },
  '/page-data/blog/one/page-data.json': { result: { data: { post: { image: picture } } } },
};

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

test.each(['', '?X-Signature=a&X-Expires=9', '?v=2', '?token=abc'])(
  'a picture is found whatever is added to its address: %s',
  async (query) => {
    const asked = jest.fn((url: unknown) => Promise.resolve(Response.json(answers[String(url)])));
    globalThis.fetch = asked as typeof fetch;
    const { head } = await findBuiltPictures([address + query], new AbortController().signal);
    expect(head(address + query, 'A loom')).toEqual({ ...picture, alt: 'A loom' });
    expect(asked).toHaveBeenCalledTimes(2);
  },
);
