/** Lighthouse's verdict on a page: a middling phone on a slow line, simulated. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/find-chromium';
import type { Figures } from './table';

/** Fetched by npx when it is asked for: its two hundred packages are not the site's to install and keep up. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'accessibility', { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Runs Lighthouse over a page once. @throws {Error} where it cannot be fetched, or the page not be loaded */
export function lighthouse(url: string): Figures {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
    '--only-categories=performance,accessibility',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
  });
  if (status !== 0) throw new Error(`${LIGHTHOUSE} failed at ${url}: ${stderr}`);
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${LIGHTHOUSE} failed at ${url}: ${runtimeError.message}`);
  const timing = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: (categories.performance.score ?? Number.NaN) * 100,
    accessibility: (categories.accessibility.score ?? Number.NaN) * 100,
    'LCP ms': timing('largest-contentful-paint'),
    'blocking ms': timing('total-blocking-time'),
    shift: timing('cumulative-layout-shift'),
  };
}
