/**
 * In the place of Gatsby's handler of pages that export a `Head`, 1.5 kB in the browser: heads here are react-helmet's.
 * `no-heads.test.ts` finds a page that exports one.
 */
export const headHandlerForBrowser = (): void => undefined;
