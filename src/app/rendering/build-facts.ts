/** What the build knows, for the rendering of pages; `on-create-webpack-config.ts` puts it into the compiled code. */
export interface BuildFacts {
  /** The script that runs before the application. */
  earlyScript: { address: string; integrity: string };
  /** Where the site is served. */
  siteUrl: string;
  /** Whether search engines may list the site. */
  isFindable: boolean;
  /** Where failures are reported; null for nowhere. */
  reportUrl: string | null;
  /** The application's compilation and scripts; null in develop, where it is there at once. */
  application: { compilation: string; scripts: readonly string[] } | null;
}

declare const BUILD_FACTS: BuildFacts;

export const buildFacts: BuildFacts = BUILD_FACTS;
