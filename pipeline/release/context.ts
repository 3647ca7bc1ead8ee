/** What the parts of one run share. */
import type { MakeOptions } from '../make-site';
import type { BuildReport } from '../report';
import type { ChangedAddresses } from './addresses';
import type { ReleaseReport } from './report';
import type { ReleaseSettings } from './settings';
import type { ReleaseStore } from './store';

/** What a run is given. */
export interface ReleaseOptions {
  settings: ReleaseSettings;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Finds the browser that looks at the pages before they go live; throws where there is none. */
  findBrowser: () => string;
  /** Whether a size far from that of the live release is right. */
  acceptChange?: boolean;
  /** Hold the build against one from nothing, however long ago that was done last. */
  cold?: boolean;
  signal?: AbortSignal;
}

/** One run, as it goes. */
export interface Run {
  options: ReleaseOptions;
  store: ReleaseStore;
  report: ReleaseReport;
  build: BuildReport;
  make: MakeOptions;
  timing: (name: string) => void;
  /** What went live differs in these from what was live before; null where nothing did. */
  addresses: ChangedAddresses | null;
}

/** A reason in words for which nothing goes live. */
export class NotRight extends Error {}
