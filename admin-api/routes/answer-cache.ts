/**
 * Answers made of the content, kept for as long as the content stays. Which content it is, is asked of the database for
 * each request, so that what another server has changed is seen at once; requests that come together ask once.
 */
import { sharedRun } from '../shared-run';
import { strongETag } from './etag';

export interface Answer {
  body: Buffer;
  etag: string;
}

/** Anybody may ask for any word: beyond this much, all is forgotten. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ANSWERS = 2000;

export class AnswerCache {
  private kept = new Map<string, Promise<Answer>>();
  private bytes = 0;
  private version = '';
  private readonly readVersion: () => Promise<string>;

  /** @param readVersion returns the version of the content at the time of the call */
  constructor(readVersion: () => Promise<string>) {
    this.readVersion = sharedRun(readVersion);
  }

  /**
   * The answer to a question.
   * @param question the cache key
   * @param make computes it from the current content; its errors are thrown, and not cached
   */
  async answer(question: string, make: () => Promise<string>): Promise<Answer> {
    const version = await this.readVersion();
    const isFull = this.bytes > MOST_BYTES || this.kept.size >= MOST_ANSWERS;
    if (version !== this.version || isFull) {
      this.version = version;
      this.kept = new Map();
      this.bytes = 0;
    }
    const { kept } = this;
    const known = kept.get(question);
    if (known) return known;
    const own = this.make(make);
    kept.set(question, own);
    own.catch(() => kept.delete(question));
    return own;
  }

  private async make(make: () => Promise<string>): Promise<Answer> {
    const body = Buffer.from(await make());
    this.bytes += body.length;
    return { body, etag: strongETag(body) };
  }
}
