/** Time that an answer stays fresh for Back, Forward and the next page. */
const FRESH_MS = 5 * 60_000;
const MOST = 30;

/** Answers of a visit, by question: the newest few, for a few minutes. */
export class AnswerCache<T> {
  readonly #entries = new Map<string, { at: number; value: T }>();

  recall(key: string): T | null {
    const entry = this.#entries.get(key);
    return entry && Date.now() - entry.at < FRESH_MS ? entry.value : null;
  }

  remember(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, { at: Date.now(), value });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest);
  }
}
