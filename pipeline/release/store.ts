/**
 * The releases of one environment on disk, and which of them is live.
 *
 *     releases/<id>/site/         the served files, with assets of earlier releases until their grace ends
 *     releases/<id>/release.json  its facts; its reports are beside it
 *     releases/<id>/nginx.conf    configuration for an nginx without root
 *     releases/<id>/nginx/        the maps, which root's nginx includes after a check
 *     current -> releases/<id>    the live one: a web server's root is `current/site`
 *     state.json                  the hold, and what the next run must know about earlier ones
 *     reserve                     space for a rollback, freed if the disk is full
 */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../src/data-layer/redirects';
import {
  flush,
  flushFileSystemOf,
  flushTree,
  pointLink,
  renameDurably,
  writeDurably,
} from '../durable';
import { copySite } from '../copy-site';
import { linkFile, listFiles, readJson } from '../files';
import { isAskedForLater } from '../hashed-names';
import { pagePolicies } from '../hosting/page-policies';
import { NGINX_MAPS, nginxConfig, nginxMaps, type NginxServer } from '../hosting/nginx';
import { earlierPacks, packedEndings, packFiles } from '../hosting/packing';
import { withLock } from '@corporate-website/locks/lock';
import type { VerifiedFile } from '../verify';
import { without } from '../without';
import type { Ingredients } from '../work-directory';
import type { AcceptedCounts, Counts } from './checks/counts';

export interface Release extends Ingredients {
  /** `<time>-<hash>`, such as `20261121T150812Z-3fa94c01d2ab`. Sorts by time. */
  id: string;
  /** ISO 8601. */
  publishedAt: string;
  /** When its content was pulled; ISO 8601. */
  contentFrom: string;
  /** SHA-256 over names and hashes of the site's own files. */
  contentHash: string;
  /** SHA-256 of the site's own files, by name. */
  files: Record<string, string>;
  bytes: number;
  pages: number;
  redirects: Redirect[];
  /** Until when assets of earlier releases are kept in this one, by name; milliseconds since 1970. */
  graced: Record<string, number>;
  /** SHA-256 of the settings that serve it. */
  servedBy: string;
  /** The jobs that it shows as open: closing dates by slug. Missing in releases of earlier code. */
  openJobs?: Readonly<Record<string, string>>;
  /** Number of items of each collection. Missing in releases of earlier code. */
  counts?: Counts;
}

export interface Hold {
  /** ISO 8601. */
  since: string;
  reason: string;
}

export interface StoreState {
  hold: Hold | null;
  /** The last time that a warm build was equal to a cold one, or was a cold one; ISO 8601. */
  coldCheckedAt: string | null;
  /** The last time that a cold build for comparison was started; ISO 8601. */
  coldTriedAt: string | null;
  /** Whether a warm build was found to differ from a cold one: the live release may be affected. */
  isDoubted: boolean;
  /** The ids of releases that were live, in order, up to the current one; without those rolled back from. */
  line: readonly string[];
  /** Accepted counts of shrunken content that is not live yet. */
  accepted?: AcceptedCounts;
}

/** Bytes for the state, a lock and directory entries. */
const LEAST_RESERVE = 128 * 1024;

const EMPTY_STATE: StoreState = {
  hold: null,
  coldCheckedAt: null,
  coldTriedAt: null,
  isDoubted: false,
  line: [],
};

/** Parts of a release. */
export interface Candidate extends Ingredients {
  /** The folder of the verified output, and its published files. */
  output: string;
  files: readonly string[];
  pages: number;
  redirects: Redirect[];
  /** ISO 8601. */
  contentFrom: string;
  openJobs?: Readonly<Record<string, string>>;
  counts?: Counts;
}

/** The hash of each of a candidate's files, and one over all. */
export interface Digest {
  contentHash: string;
  files: Record<string, string>;
  bytes: number;
}

/** The digest of a verified output, from the digests of its files. */
export function digestOfKept(
  kept: Readonly<Record<string, Pick<VerifiedFile, 'digest' | 'size'>>>,
): Digest {
  const files: Record<string, string> = {};
  const all = createHash('sha256');
  let bytes = 0;
  for (const [name, { digest, size }] of Object.entries(kept).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    files[name] = digest;
    all.update(`${name}\0${digest}\0`);
    bytes += size;
  }
  return { contentHash: all.digest('hex'), files, bytes };
}

/** `20261121T150812Z`: a time that sorts, and is valid in a file name. */
const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** The time in an id, in milliseconds since 1970. */
const timeOfId = (id: string) =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*/, '$1-$2-$3T$4:$5:$6Z'));

/** Assets of the live release that its open pages may still request, and until when; without those in `own`. */
function gracedBy(
  live: Release,
  own: Digest['files'],
  now: number,
  graceMs: number,
): Release['graced'] {
  const until: Record<string, number> = { ...live.graced };
  for (const name of Object.keys(live.files)) until[name] = now + graceMs;
  // Filtered again: releases of earlier code kept pictures and documents too.
  return Object.fromEntries(
    Object.entries(until).filter(
      ([name, end]) => isAskedForLater(name) && end > now && !(name in own),
    ),
  );
}

/** The names of a file and of its compressed forms. */
const formsOf = (name: string) => ['', ...packedEndings].map((ending) => `${name}${ending}`);

export type NginxSettings = Omit<NginxServer, 'current'>;

export class ReleaseStore {
  readonly folder: string;
  readonly #nginx: NginxSettings;

  /** @param nginx how each release is to be served by nginx */
  constructor(folder: string, nginx: NginxSettings) {
    this.folder = folder;
    this.#nginx = nginx;
  }

  get #releases(): string {
    return path.join(this.folder, 'releases');
  }

  /** The symbolic link to the live release. */
  get current(): string {
    return path.join(this.folder, 'current');
  }

  /** SHA-256 of the current settings for serving releases. */
  get #servedBy(): string {
    return createHash('sha256')
      .update(JSON.stringify([this.current, this.#nginx]))
      .digest('hex');
  }

  /** Whether a release was made with the current settings for serving: certificates or headers may have changed. */
  isServedAsSet(release: Release): boolean {
    return release.servedBy === this.#servedBy;
  }

  /** The folder of a release. */
  folderOf(id: string): string {
    return path.join(this.#releases, id);
  }

  #factsOf(id: string): string {
    return path.join(this.folderOf(id), 'release.json');
  }

  siteOf(id: string): string {
    return path.join(this.folderOf(id), 'site');
  }

  /** The ids of all complete releases, oldest first. */
  #ids(): string[] {
    if (!fs.existsSync(this.#releases)) return [];
    return fs
      .readdirSync(this.#releases)
      .filter((name) => !name.startsWith('.') && fs.existsSync(this.#factsOf(name)))
      .sort();
  }

  /** All complete releases, newest first. */
  list(): Release[] {
    return this.#ids()
      .reverse()
      .flatMap((id) => this.find(id) ?? []);
  }

  /** A release by its id; null if missing. */
  find(id: string): Release | null {
    return readJson<Release>(this.#factsOf(id));
  }

  /** The live release's id; null before the first. Faster than reading all facts of the release. */
  get #liveId(): string | null {
    try {
      const id = path.basename(fs.readlinkSync(this.current));
      return fs.existsSync(this.#factsOf(id)) ? id : null;
    } catch {
      return null;
    }
  }

  /** The live release; null before the first. */
  live(): Release | null {
    const id = this.#liveId;
    return id === null ? null : this.find(id);
  }

  /** The state of holds and runs. */
  state(): StoreState {
    return { ...EMPTY_STATE, ...readJson<StoreState>(path.join(this.folder, 'state.json')) };
  }

  /** Changes a part of the state, under the lock: another process may be changing it too. */
  note(change: Partial<Omit<StoreState, 'hold' | 'line'>>): void {
    this.#alone(() => {
      this.#note(change);
    });
  }

  /** Sets or releases the hold. */
  setHold(hold: Hold | null): void {
    this.#aloneWithReserve(() => {
      this.#note({ hold });
    });
  }

  #note(change: Partial<StoreState>): void {
    writeDurably(
      path.join(this.folder, 'state.json'),
      `${JSON.stringify({ ...this.state(), ...change }, null, 2)}\n`,
    );
  }

  /**
   * Deletes unfinished files of a killed run. Call only while holding the lock of runs. A rollback does not hold that
   * lock, and its files stay.
   */
  removeLeftOvers(): void {
    const remove = (folder: string, pattern: RegExp) => {
      if (!fs.existsSync(folder)) return;
      for (const name of fs.readdirSync(folder)) {
        if (pattern.test(name)) fs.rmSync(path.join(folder, name), { recursive: true });
      }
    };
    remove(this.#releases, /^\./);
    this.#alone(() => {
      remove(this.folder, /\.(?:next|tmp)$/);
    });
  }

  /**
   * Writes a complete release to disk, with hard links to files that the live one has too. It is not live yet.
   * @param now milliseconds since 1970
   * @param graceMs how long assets that only the live release has are served
   * @param signal aborts it, and no release is left
   */
  async add(
    candidate: Candidate,
    digest: Digest,
    now: number,
    graceMs: number,
    signal?: AbortSignal,
  ): Promise<Release> {
    // If the clock was set back, the release must still be newer than the one before it.
    const time = Math.max(now, ...this.#ids().map((other) => timeOfId(other) + 1000));
    const id = `${stampOf(time)}-${digest.contentHash.slice(0, 12)}`;
    const partial = path.join(this.#releases, `.${id}`);
    const site = path.join(partial, 'site');
    fs.rmSync(partial, { recursive: true, force: true });
    fs.mkdirSync(partial, { recursive: true });
    const live = this.live();
    const graced = live ? gracedBy(live, digest.files, now, graceMs) : {};
    copySite(candidate.output, candidate.files, site, live && this.siteOf(live.id));
    const packs = live ? this.#packsOf(live, digest.files) : new Map<string, string>();
    const shared = [...packs, ...(live ? this.#assetsOf(live, Object.keys(graced)) : [])];
    for (const [name, file] of shared) linkFile(file, path.join(site, name));
    const isPacked = (name: string) =>
      packedEndings.some((ending) => packs.has(`${name}${ending}`));
    const unpacked = candidate.files.filter((name) => !isPacked(name));
    await packFiles(site, unpacked, signal);
    const release: Release = {
      id,
      publishedAt: new Date(now).toISOString(),
      contentFrom: candidate.contentFrom,
      codeHash: candidate.codeHash,
      snapshotHash: candidate.snapshotHash,
      dateHash: candidate.dateHash,
      ...digest,
      pages: candidate.pages,
      redirects: candidate.redirects,
      graced,
      servedBy: this.#servedBy,
      ...(candidate.openJobs ? { openJobs: candidate.openJobs } : {}),
      ...(candidate.counts ? { counts: candidate.counts } : {}),
    };
    const facts = path.join(partial, 'release.json');
    fs.writeFileSync(facts, `${JSON.stringify(release)}\n`);
    const served = {
      ...this.#nginx,
      current: this.current,
      release: id,
      redirects: release.redirects,
      policies: pagePolicies(site, candidate.files, this.#nginx.headers),
    };
    fs.writeFileSync(path.join(partial, 'nginx.conf'), nginxConfig(served));
    const maps = nginxMaps(served);
    fs.mkdirSync(path.join(partial, 'nginx'));
    for (const map of NGINX_MAPS) {
      fs.writeFileSync(path.join(partial, 'nginx', `${map}.map`), maps[map]);
    }
    this.#keepReserve(facts);
    flushFileSystemOf(partial);
    signal?.throwIfAborted();
    renameDurably(partial, this.folderOf(id));
    return release;
  }

  /** Compressed forms that a release has of these files: their paths, by their names in the new release. */
  #packsOf({ id, files: own }: Release, files: Digest['files']): Map<string, string> {
    const site = this.siteOf(id);
    return earlierPacks(
      files,
      new Map(Object.entries(own).map(([name, hash]) => [hash, path.join(site, name)])),
    );
  }

  /** Name and path of the named files of a release, and of their compressed forms. */
  #assetsOf({ id }: Release, names: readonly string[]): [string, string][] {
    const site = this.siteOf(id);
    return names
      .flatMap(formsOf)
      .map((name): [string, string] => [name, path.join(site, name)])
      .filter(([, file]) => fs.existsSync(file));
  }

  /** Runs an action under the lock of the live release. Only for short actions, never for a whole run. */
  #alone<T>(action: () => T): T {
    return withLock(path.join(this.folder, 'switch.lock'), action);
  }

  /** The same for actions that a full disk must not prevent: frees the reserve and tries again. */
  #aloneWithReserve<T>(action: () => T): T {
    try {
      return this.#alone(action);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC' || !fs.existsSync(this.#reserve)) {
        throw error;
      }
      fs.rmSync(this.#reserve);
      return this.#alone(action);
    }
  }

  get #reserve(): string {
    return path.join(this.folder, 'reserve');
  }

  /**
   * Reserves space for what a rollback writes: a full disk must not keep a bad release live.
   * @param facts the `release.json` of a release
   */
  #keepReserve(facts: string): void {
    const bytes = LEAST_RESERVE + 2 * fs.statSync(facts).size;
    if (fs.existsSync(this.#reserve) && fs.statSync(this.#reserve).size >= bytes) return;
    fs.writeFileSync(this.#reserve, randomBytes(bytes));
  }

  /**
   * Makes a release the live one, atomically.
   * @param after ids of the earlier live releases, for rollbacks
   */
  #makeLive(id: string, after: readonly string[]): void {
    // Recorded first: the next change repairs a line that ends in a release that never went live, but not a missing
    // entry.
    this.#note({ line: [...after, id] });
    pointLink(this.current, path.join('releases', id));
  }

  /** Releases that were live before the given one and still exist, oldest first. */
  #lineBefore(id: string): string[] {
    const { line } = this.state();
    const ids = this.#ids();
    // Earlier code recorded no line: releases went live in their order.
    const known = line.length > 0 ? line.filter((each) => ids.includes(each)) : ids;
    const at = known.lastIndexOf(id);
    return at < 0 ? known : known.slice(0, at);
  }

  /**
   * Makes a new release the live one. If a hold has been set since the run began, deletes it instead, so that a
   * rollback made meanwhile stands.
   * @returns whether it is live
   */
  makeLiveUnlessHeld(id: string): boolean {
    const doomed = this.#alone(() => {
      if (this.state().hold !== null) return this.#takeOut(id);
      const live = this.#liveId;
      this.#makeLive(id, live === null ? [] : [...this.#lineBefore(live), live]);
      return null;
    });
    if (doomed !== null) fs.rmSync(doomed, { recursive: true });
    return doomed === null;
  }

  /**
   * Rolls back to an earlier release, and sets a hold. Pages of the replaced release may still be open, so the earlier
   * one also serves their hashed files.
   */
  rollBack(id: string, now: number, graceMs: number): void {
    this.#aloneWithReserve(() => {
      const target = this.find(id);
      const live = this.live();
      if (!target || !this.#ids().includes(id))
        throw new Error(`There is no release ${id}. \`npm run release -- list\` names them.`);
      this.#note({
        hold: {
          since: new Date(now).toISOString(),
          reason: `rolled back from ${live?.id ?? 'nothing'} to ${id}`,
        },
      });
      const graced = live ? gracedBy(live, target.files, now, graceMs) : {};
      for (const [name, file] of live ? this.#assetsOf(live, Object.keys(graced)) : []) {
        const link = path.join(this.siteOf(id), name);
        if (!fs.existsSync(link)) linkFile(file, link);
      }
      flushTree(this.siteOf(id));
      writeDurably(
        this.#factsOf(id),
        `${JSON.stringify({ ...target, graced: { ...target.graced, ...graced } })}\n`,
      );
      this.#makeLive(id, this.#lineBefore(id));
    });
  }

  /** The release that was live before the live one and was not rolled back from; null for none. */
  previous(): Release | null {
    const live = this.#liveId;
    const before = live === null ? undefined : this.#lineBefore(live).at(-1);
    return before === undefined ? null : this.find(before);
  }

  /** Takes a release out of the list atomically, so that nobody finds half of one. @returns the folder to remove */
  #takeOut(id: string): string {
    const doomed = path.join(this.#releases, `.${id}`);
    fs.rmSync(doomed, { recursive: true, force: true });
    renameDurably(this.folderOf(id), doomed);
    return doomed;
  }

  /** Removes all but the newest releases, never the live one. @returns the removed ids */
  prune(kept: number): string[] {
    const { ids, folders } = this.#aloneWithReserve(() => {
      const live = this.#liveId;
      const old = this.#ids()
        .reverse()
        .filter((id) => id !== live)
        .slice(kept);
      return { ids: old, folders: old.map((id) => this.#takeOut(id)) };
    });
    for (const folder of folders) fs.rmSync(folder, { recursive: true });
    const live = this.#liveId;
    if (live !== null && folders.length > 0) this.#keepReserve(this.#factsOf(live));
    return ids;
  }

  /**
   * Removes files from all kept releases, so that no rollback brings them back. If interrupted, it can be repeated: a
   * release's list loses a name only after the file is gone.
   * @returns the removed names
   */
  purge(isMeant: (name: string) => boolean): string[] {
    return this.#aloneWithReserve(() => {
      const purged = new Set<string>();
      for (const release of this.list()) {
        const { id, files, graced } = release;
        const names = [...Object.keys(files), ...Object.keys(graced)].filter(isMeant);
        for (const name of names) {
          purged.add(name);
          this.#removeFile(id, name);
        }
        if (names.length === 0) continue;
        const left = { files: without(files, isMeant), graced: without(graced, isMeant) };
        writeDurably(this.#factsOf(id), `${JSON.stringify({ ...release, ...left })}\n`);
      }
      return [...purged].sort();
    });
  }

  /** Removes a file of a release's site, with its packed forms. */
  #removeFile(id: string, name: string): void {
    const file = path.join(this.siteOf(id), name);
    for (const form of formsOf(file)) fs.rmSync(form, { force: true });
    if (fs.existsSync(path.dirname(file))) flush(path.dirname(file));
  }

  /** Names of files in a release's site that are in none of its lists: somebody put them there by hand. */
  strangers(id: string): string[] {
    const release = this.find(id);
    if (!release) return [];
    const known = (name: string) => name in release.files || name in release.graced;
    return listFiles(this.siteOf(id)).filter(
      (name) => !known(name) && !known(name.replace(/\.(?:br|gz)$/, '')),
    );
  }
}
