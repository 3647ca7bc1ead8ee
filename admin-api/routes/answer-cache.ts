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

interface Kept {
  answer: Promise<Answer>;
  /** 0 while it is being made. */
  bytes: number;
}

/** Anybody may ask for any word: the cache must have a limit. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ANSWERS = 2000;

export class AnswerCache {
  private readonly kept = new Map<string, Kept>();
  private readonly readVersion: () => Promise<string>;
  private version = '';
  private bytes = 0;

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
    if (version !== this.version) this.begin(version);
    const known = this.kept.get(question);
    if (known) {
      // The longest unused is first.
      this.kept.delete(question);
      this.kept.set(question, known);
      return known.answer;
    }
    const own: Kept = { answer: this.make(make), bytes: 0 };
    this.kept.set(question, own);
    const isKept = () => this.kept.get(question) === own;
    try {
      const answer = await own.answer;
      if (isKept()) this.count(own, answer.body.length);
      return answer;
    } catch (error) {
      if (isKept()) this.kept.delete(question);
      throw error;
    }
  }

  private async make(make: () => Promise<string>): Promise<Answer> {
    const body = Buffer.from(await make());
    return { body, etag: strongETag(body) };
  }

  private begin(version: string): void {
    this.version = version;
    this.kept.clear();
    this.bytes = 0;
  }

  private count(own: Kept, bytes: number): void {
    own.bytes = bytes;
    this.bytes += bytes;
    for (const [question, { bytes: freed }] of this.kept) {
      if (this.bytes <= MOST_BYTES && this.kept.size <= MOST_ANSWERS) return;
      this.kept.delete(question);
      this.bytes -= freed;
    }
  }
}
