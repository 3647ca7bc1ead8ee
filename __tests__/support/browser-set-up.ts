/** Playwright's global set-up. @returns its tear-down */
import setUp, { tearDown } from './built-site-set-up';

export default async function browserSetUp(): Promise<() => Promise<void>> {
  await setUp();
  return tearDown;
}
