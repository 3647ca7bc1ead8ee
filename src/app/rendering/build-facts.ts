/** Facts of the build for rendering pages; `on-create-webpack-config.ts` puts them into the compiled code. */
export interface BuildFacts {
  /** The script that runs before the application. */
  earlyScript: { address: string; integrity: string };
  /** URL the site is served at. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isFindable: boolean;
  /** URL failures are reported to; null for none. */
  reportUrl: string | null;
}

declare const BUILD_FACTS: BuildFacts;

export const buildFacts: BuildFacts = BUILD_FACTS;
