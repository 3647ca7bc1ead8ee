/**
 * Submits changed addresses to search engines (https://www.indexnow.org). A failure does not change a run's outcome.
 */
import type { ChangedAddresses } from './addresses';

/** Forwards submissions to all engines that take part. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** Addresses in one submission, at most. */
const MOST = 10_000;

const TIMEOUT_MS = 10_000;

interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** The submissions for a release; none where nothing has changed. */
export function submissionsOf(
  { new: added, changed, removed }: ChangedAddresses,
  siteUrl: string,
  key: string,
): Submission[] {
  const all = [...added, ...changed, ...removed];
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, index) => ({
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    urlList: all.slice(index * MOST, (index + 1) * MOST),
  }));
}

/** Submits the addresses, and stops at the first refusal. @returns the reason; null if all were accepted */
export async function tellIndexNow(
  addresses: ChangedAddresses,
  siteUrl: string,
  key: string,
  endpoint = ENDPOINT,
): Promise<string | null> {
  for (const submission of submissionsOf(addresses, siteUrl, key)) {
    try {
      const { ok, status } = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(submission),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) return `IndexNow answered with status ${status}; the release stands.`;
    } catch {
      return 'IndexNow could not be reached; the release stands.';
    }
  }
  return null;
}
