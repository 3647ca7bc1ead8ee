/** Data that the parts of one run share. */
import type { MakeOptions } from '../make-site';
import type { BuildReport } from '../report';
import type { ChangedAddresses } from './addresses';
import type { Story } from '../reports/story';
import type { ReleaseReport } from './report';
import type { ReleaseSettings } from './settings';
import type { Release, ReleaseStore } from './store';

/** Options of a run. */
export interface ReleaseOptions {
  settings: ReleaseSettings;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Finds the browser that checks the pages before they go live; throws without one. */
  findBrowser: () => string;
  /** Whether a size far from the live release's is accepted. */
  acceptChange?: boolean;
  /** Compare the build with one from nothing, even if that is not due. */
  cold?: boolean;
  signal?: AbortSignal;
}

/** The new site, and the live one before it. */
export interface Candidate {
  /** The folder of its output, and the folder with its redirects. */
  output: string;
  routes: string;
  redirects: readonly { from: string }[];
  live: Release | null;
  /** The browser's program. */
  browser: string;
}

/** One run. */
export interface Run {
  options: ReleaseOptions;
  store: ReleaseStore;
  report: ReleaseReport;
  build: BuildReport;
  /** Further content of the report's page. */
  story: Story;
  make: MakeOptions;
  timing: (name: string) => void;
  /** The new site, for pictures of it; null without one. */
  candidate: Candidate | null;
  /** Addresses that differ between the new live release and the last; null if nothing went live. */
  addresses: ChangedAddresses | null;
}

/** An error that keeps a site from going live. Its message is the reason. */
export class NotRight extends Error {
  /** @param accept settings or options by which a person accepts it; none if nobody may */
  constructor(
    message: string,
    readonly accept: readonly string[] = [],
  ) {
    super(message);
  }
}
