/** Lighthouse's scores: a middling phone on a slow line, simulated. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/find-chromium';

/** Fetched by npx when it is asked for: its two hundred packages are not the site's to install and keep up. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MOST_BYTES = 2 ** 26;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of a hundred. */
export type Scores = Record<(typeof categories)[number], number>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
}

/**
 * Runs Lighthouse over a page once.
 * @throws {Error} where it cannot be fetched or started, or the page not be loaded
 */
export function lighthouse(url: string): Scores {
  const { status, stdout, stderr } = spawnSync(
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
  if (status !== 0) {
    throw new Error(`${LIGHTHOUSE} failed at ${url}; see that npx can fetch it:\n${stderr}`);
  }
  const { runtimeError, categories: found } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${LIGHTHOUSE} failed at ${url}: ${runtimeError.message}`);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Scores;
}
