/** The comparison of a release's warm build with one from nothing, as a schedule runs it once a week. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FaultServer } from '../support/fault-server';
import { ReleaseSite } from '../support/release-site';
import { BUILD_MS, itemOf, smallSiteServer } from '../support/site-build';

let server: FaultServer;
let site: ReleaseSite;

beforeAll(async () => {
  server = await smallSiteServer();
  site = new ReleaseSite(server);
});

afterAll(async () => {
  await server.stop();
  site.remove();
});

it(
  'holds a warm build against one from nothing, file by file',
  async () => {
    await site.ends('published');
    Object.assign(itemOf(server.content, 'post', 4), {
      title: 'Checked twice',
      updated_at: '2026-05-07T05:05:05Z',
    });
    const report = await site.ends('published', ['--cold']);
    expect(report.isColdChecked).toBe(true);
    expect(site.page('/blog/post-4')).toContain('Checked twice');
  },
  3 * BUILD_MS,
);
