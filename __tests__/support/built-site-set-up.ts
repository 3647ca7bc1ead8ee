/** Jest's global set-up and tear-down of the project `built`. */
import { announceSite, isSiteAnnounced, startBuiltSite, type RunningSite } from './built-site';

let running: RunningSite | undefined;

export default async function setUp(): Promise<void> {
  if (isSiteAnnounced()) return;
  running = await startBuiltSite();
  announceSite(running.site);
}

/** Stops what the set-up started. */
export async function tearDown(): Promise<void> {
  await running?.stop();
}
