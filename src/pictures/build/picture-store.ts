/**
 * Finished pictures of all builds of a machine, each under the hash of all that it is made of. Builds share it without
 * a lock: a file comes by renaming, and is never changed afterwards. A fault in a file, or in the whole folder, only
 * costs the time to make pictures again.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { forEachLimited } from '../../lib/limit';

/** The result of looking up a key. */
export type Found =
  | { state: 'whole'; bytes: Buffer }
  | { state: 'absent' }
  /** Other bytes than were given; they are out of the store now. */
  | { state: 'damaged' };

/** A file of the store is the digest, and then the picture. */
export const DIGEST_BYTES = 32;
const BUCKET = /^[0-9a-f]{2}$/;
const KEY = /^[0-9a-f]{64}$/;
const UNFINISHED = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.tmp$/;
/** Age at which an unfinished file of a killed build is removed; a running build writes a file in less. */
const UNFINISHED_MS = 3_600_000;
/** Files that are looked at or written at the same time. */
const LANES = 8;

export const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error));

/** Of the key too, so that a picture under the name of another is noticed. */
const digestOf = (key: string, bytes: Buffer): Buffer =>
  createHash('sha256').update(key).update(bytes).digest();

interface Entry {
  file: string;
  size: number;
  /** Milliseconds since 1970: when it was last given or taken. */
  used: number;
}

export class PictureStore {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws {NodeJS.ErrnoException} where the folder cannot be made or written to */
  static async open(folder: string): Promise<PictureStore> {
    await fs.mkdir(folder, { recursive: true });
    await fs.access(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return new PictureStore(folder);
  }

  /** Path of the picture of a key, present or not. */
  fileOf(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), key);
  }

  async has(key: string): Promise<boolean> {
    return fs.access(this.fileOf(key)).then(
      () => true,
      () => false,
    );
  }

  /** The picture of a key, which counts as used. Never throws. */
  async take(key: string): Promise<Found> {
    const file = this.fileOf(key);
    try {
      const content = await fs.readFile(file);
      const bytes = content.subarray(DIGEST_BYTES);
      if (digestOf(key, bytes).equals(content.subarray(0, DIGEST_BYTES))) {
        const now = new Date();
        // Another user's file cannot be touched, and is none the worse.
        await fs.utimes(file, now, now).catch(() => undefined);
        return { state: 'whole', bytes };
      }
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(codeOf(error))) {
        return { state: 'absent' };
      }
      // A file that the disk cannot read counts as damaged.
    }
    await fs.rm(file, { recursive: true, force: true }).catch(() => undefined);
    return { state: 'damaged' };
  }

  /**
   * Keeps a picture. Readers find it whole or not at all, after a kill too; a power cut may damage it, which readers
   * notice.
   * @throws {NodeJS.ErrnoException} where it cannot be written
   */
  async give(key: string, bytes: Buffer): Promise<void> {
    try {
      await this.#write(key, bytes);
    } catch (error) {
      // Somebody has removed the store, or a part of it, meanwhile.
      if (codeOf(error) !== 'ENOENT') throw error;
      await this.#write(key, bytes);
    }
  }

  async #write(key: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const unfinished = `${file}.${randomUUID()}.tmp`;
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await fs.writeFile(unfinished, [digestOf(key, bytes), bytes]);
      await fs.rename(unfinished, file);
    } catch (error) {
      await fs.rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Bytes that a store may grow by: half of the free space, so that it never takes a release's room.
   * @throws {NodeJS.ErrnoException} where its folder is gone and cannot be made
   */
  async room(): Promise<number> {
    await fs.mkdir(this.#folder, { recursive: true });
    const { bavail, bsize } = await fs.statfs(this.#folder);
    return (bavail * bsize) / 2;
  }

  /** Removes the least recently used until no more than so many bytes are left. Never throws. */
  async trim(mostBytes: number): Promise<void> {
    const entries = await this.#entries();
    let total = entries.reduce((sum, { size }) => sum + size, 0);
    if (total <= mostBytes) return;
    entries.sort((one, other) => one.used - other.used);
    for (const { file, size } of entries) {
      if (total <= mostBytes) return;
      await fs.rm(file, { recursive: true, force: true }).catch(() => undefined);
      total -= size;
    }
  }

  /** The pictures of the store; throws away what killed builds left unfinished. Nothing else of the folder is touched. */
  async #entries(): Promise<Entry[]> {
    const list = (folder: string) => fs.readdir(folder).catch(() => []);
    const buckets = (await list(this.#folder)).filter((name) => BUCKET.test(name));
    const entries: Entry[] = [];
    await forEachLimited(buckets, LANES, async (bucket) => {
      const folder = path.join(this.#folder, bucket);
      for (const name of await list(folder)) {
        const file = path.join(folder, name);
        const isUnfinished = UNFINISHED.test(name);
        if (!isUnfinished && !KEY.test(name)) continue;
        const stat = await fs.stat(file).catch(() => null);
        if (!stat) continue;
        if (!isUnfinished) entries.push({ file, size: stat.size, used: stat.mtimeMs });
        else if (Date.now() - stat.mtimeMs > UNFINISHED_MS) {
          await fs.rm(file, { force: true }).catch(() => undefined);
        }
      }
    });
    return entries;
  }
}
