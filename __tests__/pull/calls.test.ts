/** Section 7 of the specification, as the build follows it: a pull's requests of the admin API, over real HTTP. */
import { expect, test } from '@jest/globals';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import type { Json } from '../support/fault-server';
import { pullBench } from '../support/pull-bench';

const bench = pullBench();
const gate = 'is_main=true&status=publish';

/** The slugs that a pull reads one by one, as calls. */
const details = (path: string, items: readonly unknown[]) =>
  items.map((item) => `${path}/slug/${String((item as Json)['slug'])}`);

test('§1 §7 a pull makes each call that the build has, as the specification says, and no other', async () => {
  const { server } = bench;
  expect((await bench.empty().pull(server.url)).status).toBe(0);
  const asked = server.requests
    .filter(({ call }) => call !== 'media')
    .map(({ path, query }) => {
      // Sorted: the order of a query's parts does not matter.
      query.sort();
      return `${path.replace('/api/', '')}${query.size > 0 ? `?${query.toString()}` : ''}`;
    });
  const { post, caseStudy, pressRelease, job } = server.content;
  const paged = (path: string, extra = '') =>
    `${path}?${extra}is_main=true&page=1&pageSize=100&status=publish`;
  const firstPages = asked.filter((each) => !/[?&]page=(?!1&)/.test(each));
  expect(firstPages.sort()).toEqual(
    [
      `client?${gate}`,
      `award?${gate}`,
      `global-tech-series?${gate}`,
      'admin-panel/pdf',
      'testimonial?page=1&pageSize=10',
      ...serviceKeys.map((type) => `testimonial/searchByType?${gate}&type=${type}`),
      paged('posts', 'category=&'),
      paged('caseStudy', 'category=&'),
      paged('NewsAndPressRelease/search'),
      paged('job/search'),
      ...details('posts', post),
      ...details('caseStudy', caseStudy),
      ...details('NewsAndPressRelease', pressRelease),
      ...details('job', job),
    ].sort(),
  );
});
