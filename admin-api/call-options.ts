/** Of what the calls are made: the same for those of the contract and the desk's. */
import type { Levels } from '../src/editorial/build/rules';
import type { Connection } from './database/connect';
import type { Outbox } from './database/notices';
import type { MediaPlace, MediaStore } from './media/store';
import type { Notices } from './notices/notices';

export interface CallOptions extends Omit<Connection, 'name' | 'close'> {
  /** The clock, for due dates and everything that ends. */
  now: () => Date;
  /** Whether the calls that exist for development only are served, and cookies go over plain HTTP. */
  development: boolean;
  /** This server's address as readers see it, without a trailing slash; media are reached below it. */
  publicUrl: () => string;
  /** The site's address, likewise; links to previews begin with it. */
  site: () => string;
  siteOrigins: readonly string[];
  /** The link that takes a subscriber off the list. */
  unsubscribeUrl: (token: string) => string;
  /** Where uploaded files are. */
  media: MediaStore;
  /** Where media files are; the first that has one gives it. */
  mediaPlaces: readonly MediaPlace[];
  /** Calls of one kind that an address may make in the window of their limit (`ADMIN_API_WRITES_A_MINUTE`). */
  most: number;
  /** Opens every preview, and the calls of releases; for an admin panel. Without it nobody may ask. */
  adminToken: string | undefined;
  notices: Notices;
  outbox: Outbox;
  /** Minutes from one scheduled release to the next, counted from midnight (UTC); without it none is known. */
  releaseMinutes: number | undefined;
  /** Levels of editorial rules in the desk, and private hosts to which links may lead. */
  levels: Levels;
  allowedHosts: readonly string[];
}
