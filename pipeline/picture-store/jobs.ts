/**
 * Does Gatsby's picture jobs from the picture store. With `ENABLE_GATSBY_EXTERNAL_JOBS`, made for
 * gatsby-parallel-runner, Gatsby sends each job over its IPC channel, and does itself the jobs that are returned. New
 * pictures enter the store once Gatsby has succeeded.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import pLimit from 'p-limit';
import { forEachLimited } from '../../src/lib/limit';
import { keyOf, makerHere, type Maker } from '../../src/pictures/build/picture-key';
import { codeOf, DIGEST_BYTES, type PictureStore } from '../../src/pictures/build/picture-store';

/** A build's use of the picture store. */
export interface PictureStoreReport {
  /** Pictures that came from the store, and pictures that Gatsby made. */
  taken: number;
  made: number;
  /** Made pictures that are now in the store. */
  given: number;
  /** Damaged pictures of the store, which were made again. */
  damaged: number;
  /** Why the store was not used, or not to the end. */
  note: string | null;
}

const created = z.object({
  type: z.literal('JOB_CREATED'),
  payload: z.looseObject({ id: z.string() }),
});

/** Not strict: fields that a later version adds become part of the key. */
const pictureJob = z.looseObject({
  id: z.string(),
  name: z.literal('IMAGE_PROCESSING'),
  inputPaths: z.tuple([z.object({ path: z.string(), contentDigest: z.string() })]),
  outputDir: z.string(),
  args: z.looseObject({
    isLazy: z.optional(z.literal(false)),
    operations: z.array(z.looseObject({ outputPath: z.string() })),
  }),
  plugin: z.object({ name: z.literal('gatsby-plugin-sharp'), version: z.string() }),
});

type PictureJob = z.infer<typeof pictureJob>;

export type Answer =
  | { type: 'JOB_COMPLETED'; payload: { id: string; result: undefined } }
  /** Gatsby does the job itself. */
  | { type: 'JOB_NOT_WHITELISTED'; payload: { id: string } };

/** A picture of a job: its key, and the file that it becomes. */
interface Picture {
  key: string;
  file: string;
}

/** Jobs at a time; each holds a picture in memory. */
const LANES = 4;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export class PictureJobs {
  readonly #store: PictureStore;
  readonly #mostBytes: number;
  readonly #maker: Maker = makerHere();
  readonly #inTurn = pLimit(LANES);
  readonly #sources = new Map<string, Promise<string>>();
  readonly #taken = new Set<string>();
  readonly #damaged = new Set<string>();
  /** Files that Gatsby makes, by their keys. */
  readonly #made = new Map<string, string>();

  /** @param mostBytes that the store may hold */
  constructor(store: PictureStore, mostBytes: number) {
    this.#store = store;
    this.#mostBytes = mostBytes;
  }

  /** The answer to a message from Gatsby; null if it needs none. Never throws. */
  async answer(message: unknown): Promise<Answer | null> {
    const told = created.safeParse(message);
    if (!told.success) return null;
    const { id } = told.data.payload;
    const job = pictureJob.safeParse(told.data.payload);
    const isDone = job.success && (await this.#inTurn(() => this.#complete(job.data)));
    return isDone
      ? { type: 'JOB_COMPLETED', payload: { id, result: undefined } }
      : { type: 'JOB_NOT_WHITELISTED', payload: { id } };
  }

  async #picturesOf(job: PictureJob): Promise<Picture[]> {
    const [input] = job.inputPaths;
    const name = `${input.contentDigest} ${input.path}`;
    const source = this.#sources.get(name) ?? hashOf(input.path);
    this.#sources.set(name, source);
    const { operations, ...shared } = job.args;
    const ofJob = { name: job.name, plugin: job.plugin, shared };
    const hash = await source;
    return operations.map(({ outputPath, ...args }) => ({
      key: keyOf({ source: hash, job: ofJob, args, maker: this.#maker }),
      file: path.join(job.outputDir, outputPath),
    }));
  }

  /**
   * Does a job if the store has all of its pictures. If one is missing, Gatsby makes them all: it decodes the source
   * once for the job, and the widths of one picture are rarely missing one by one.
   */
  async #complete(job: PictureJob): Promise<boolean> {
    try {
      const pictures = await this.#picturesOf(job);
      if (await this.#putInPlace(pictures)) {
        for (const { key } of pictures) this.#taken.add(key);
        return true;
      }
      for (const { key, file } of pictures) this.#made.set(key, file);
    } catch {
      // An unreadable source or unwritable output: Gatsby reports the cause.
    }
    return false;
  }

  async #putInPlace(pictures: readonly Picture[]): Promise<boolean> {
    for (const { key } of pictures) if (!(await this.#store.has(key))) return false;
    for (const { key, file } of pictures) {
      const found = await this.#store.take(key);
      if (found.state === 'damaged') this.#damaged.add(key);
      if (found.state !== 'whole') return false;
      // Not a link: editing a file of the site would edit the store. These are the bytes that the digest was checked
      // on.
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, found.bytes);
    }
    return true;
  }

  /** Stores the pictures that Gatsby made. Call only if Gatsby succeeded, so that its files are whole. Never throws. */
  async finish(): Promise<PictureStoreReport> {
    const made = [...this.#made].filter(([key]) => !this.#taken.has(key));
    let given = 0;
    let note: string | null = null;
    try {
      let room = Math.min(this.#mostBytes, await this.#store.room());
      await forEachLimited(made, LANES, async ([key, file]) => {
        const bytes = await fs.readFile(file);
        room -= DIGEST_BYTES + bytes.length;
        if (room < 0) return;
        await this.#store.give(key, bytes);
        given += 1;
      });
      if (given < made.length) note = 'there is no room for more';
      // A warm build that used no picture need not scan the store.
      if (this.#taken.size + made.length > 0) await this.#store.trim(this.#mostBytes);
    } catch (error) {
      note = `pictures could not be given to it (${codeOf(error)})`;
    }
    const [taken, damaged] = [this.#taken.size, this.#damaged.size];
    return { taken, made: made.length, given, damaged, note };
  }
}
