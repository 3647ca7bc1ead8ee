import { expect, it } from '@jest/globals';
import { queryFeatured } from '../../../src/shell/build/featured';

const queried = (slug: string) => ({
  slug,
  path: `/press-release/${slug}`,
  title: slug,
  excerpt: '',
  published_at: null,
  image: null,
});
const featured = (first: string | undefined, newest: readonly string[]) =>
  queryFeatured(
    () =>
      Promise.resolve({
        data: {
          pressReleases: first ? [queried(first)] : [],
          newestPressRelease: { nodes: newest.map(queried) },
          newestPost: { nodes: [] },
        } as never,
      }),
    first,
  );

it.each([
  ['a', ['a', 'b'], 'b'],
  ['b', ['a', 'b'], 'a'],
  ['c', ['a', 'b'], 'a'],
  ['a', ['a'], undefined],
  [undefined, [], undefined],
])('of %s first and %j newest, shows %s besides what is featured', async (first, newest, other) => {
  const { featuredRead, newestPressRelease } = await featured(first, newest);
  expect(featuredRead?.slug).toBe(first);
  expect(newestPressRelease?.slug).toBe(other);
});
