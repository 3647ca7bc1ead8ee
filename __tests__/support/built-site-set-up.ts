/**
 * The global set-up of the runs that look at the built site: of jest's project `built` as it is, of Playwright's by
 * `browser-set-up.ts`.
 */
import { announceSite, builtSite, startBuiltSite, type RunningSite } from './built-site';
import { checkHydration } from './hydration-check';

let running: RunningSite | undefined;

/** Starts the site. @throws {Error} where it does not work */
export default async function setUp(): Promise<void> {
  running = await startBuiltSite();
  announceSite(running.site);
  try {
    await checkHydration(builtSite().url);
  } catch (error) {
    await tearDown();
    throw error;
  }
}

/** Stops everything that the set-up started. */
export async function tearDown(): Promise<void> {
  await running?.stop();
}
