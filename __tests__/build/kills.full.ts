/** A build that is killed at every phase: `npm run test:full`. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FaultServer, Json } from '../support/fault-server';
import { BUILD_MS, itemOf, samplePost, smallSiteServer, TestSite } from '../support/site-build';
import { differences, type SiteHashes } from '../support/site-files';
import { told } from '../support/told';

jest.setTimeout(2 * BUILD_MS);

describe('a build that is killed', () => {
  let server: FaultServer;
  let site: TestSite;
  const titles = ['First wording', 'Other wording'] as const;
  const cold = new Map<string, SiteHashes>();

  /** Content of two kinds by turns: a post that comes and goes, and one whose words change. */
  function turn(title: string): void {
    const { content } = server;
    Object.assign(itemOf(content, 'post', 6), { title, content: `<p>${title}.</p>` });
    content.post = content.post.filter((entry) => (entry as Json)['id'] !== 3);
    if (title === titles[0]) {
      content.post.splice(8, 0, samplePost(3, { image_cdn: `${server.origin}/media/one.jpg` }));
    }
  }

  beforeAll(async () => {
    server = await smallSiteServer();
    site = new TestSite(server, 'kills');
    for (const title of titles) {
      turn(title);
      await site.builds({}, ['--cold']);
      cold.set(title, site.hashes());
    }
  });
  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  it.each([
    ['while it pulls', /Pulling from/],
    ['when it has pulled', /Outcome: live/],
    ['before it sources', /success onPreBootstrap/],
    ['while it makes nodes', /success createSchemaCustomization/],
    ['when nodes are made', /success source and transform nodes/],
    ['while it makes pages', /success createPages/],
    ['while it bundles', /success write out requires/],
    ['while it queries', /success Building HTML renderer|success Execute page configs/],
    ['while it renders', /success Writing page-data/],
    ['when it has rendered', /success Building static HTML/],
    ['while it ends', /success onPostBuild/],
    ['when Gatsby is done', /Done building/],
  ])('%s leaves the site whole, and the next gives what a cold one gives', async (name, marker) => {
    const before = site.hashes();
    const isFirst = site.page('/blog/post-6').includes(titles[0]);
    const title = isFirst ? titles[1] : titles[0];
    turn(title);
    const running = site.start();
    await running.printed(marker);
    running.kill();
    await running.ended;
    const now = site.hashes();
    const next = cold.get(title) ?? new Map<string, string>();
    // Killed at its very end, it may have put the new site in place; never a mixture.
    expect([differences(before, now), differences(next, now)]).toContainEqual([]);
    await site.builds();
    expect(differences(next, site.hashes())).toEqual([]);
    expect(site.leftOvers()).toEqual([]);
    told(`killed ${name}: as it should be`);
  });
});
