/** Lighthouse's verdict: a middling phone on a slow line, simulated. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/find-chromium';

/** Fetched by npx when it is asked for: its two hundred packages are not the site's to install and keep up. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MOST_BYTES = 2 ** 26;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Timings beside the scores, by the names of Lighthouse's audits. */
const timings = {
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

export interface Verdict {
  /** Of a hundred. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds; the shift has no unit. */
  times: Record<keyof typeof timings, number>;
  /** Audits that took points, except those of the performance. */
  faults: readonly string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** It occasionally loses a page during loading, and says so: such a run has no figures. */
const RUN_AGAIN = 'Please run Lighthouse again';
const ATTEMPTS = 3;

function attempt(url: string) {
  return spawnSync(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    },
  );
}

/**
 * Runs Lighthouse over a page once, and again where it asks for that itself.
 * @throws {Error} where it cannot be fetched or started, or the page not be loaded
 */
export function lighthouse(url: string): Verdict {
  let { status, stdout, stderr } = attempt(url);
  for (let left = ATTEMPTS - 1; left > 0 && stderr.includes(RUN_AGAIN); left -= 1) {
    ({ status, stdout, stderr } = attempt(url));
  }
  if (status !== 0) {
    const why = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'));
    throw new Error(`${LIGHTHOUSE} failed at ${url}; see that npx can fetch it: ${why.join(' ')}`);
  }
  const report = JSON.parse(stdout) as Report;
  const { runtimeError, categories: found, audits } = report;
  if (runtimeError) throw new Error(`${LIGHTHOUSE} failed at ${url}: ${runtimeError.message}`);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  const times = Object.entries(timings).map(([name, id]) => [name, audits[id]?.numericValue ?? 0]);
  return {
    scores: Object.fromEntries(scores) as Verdict['scores'],
    times: Object.fromEntries(times) as Verdict['times'],
    faults: faultsOf(report),
  };
}

function faultsOf({ categories: found, audits }: Report): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
