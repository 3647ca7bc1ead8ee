/** State shared by the parts of one run. */
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
  /** Whether a size far from that of the live release is accepted. */
  acceptChange?: boolean;
  /** Hold the build against one from nothing, however long ago that was done last. */
  cold?: boolean;
  signal?: AbortSignal;
}

/** A site that was made, and the public one before it. */
export interface Candidate {
  /** Its output, and the folder that holds its redirects. */
  output: string;
  routes: string;
  redirects: readonly { from: string }[];
  live: Release | null;
  /** The browser's program. */
  browser: string;
}

/** One run, as it goes. */
export interface Run {
  options: ReleaseOptions;
  store: ReleaseStore;
  report: ReleaseReport;
  build: BuildReport;
  /** Further content of the report's page. */
  story: Story;
  make: MakeOptions;
  timing: (name: string) => void;
  /** The site that was made, for its pictures; null where none was. */
  candidate: Candidate | null;
  /** Addresses that differ between the new live release and the one before; null where nothing went live. */
  addresses: ChangedAddresses | null;
}

/** A reason in words for which nothing goes live. */
export class NotRight extends Error {
  /** @param accept what a person adds to the command to let it through; none where nobody may */
  constructor(
    message: string,
    readonly accept: readonly string[] = [],
  ) {
    super(message);
  }
}
