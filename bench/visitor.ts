/** What a visit costs a visitor, each kind of page against the same page without scripts. */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../__tests__/support/chromium';
import { pageTypes } from '../__tests__/support/page-types';
import { PROJECT_ROOT, publicDirectory } from '../pipeline/layout';
import { median } from './median';
import { measureInteractions } from './visitor-interactions';
import { categories, lighthouse, type Scores } from './visitor-lighthouse';
import { open, styleText, use, visit, weight, type Visit, type Weight } from './visitor-page';
import { serveWithTwin } from './visitor-site';

export interface VisitorOptions {
  /** Parts of the names of the kinds of pages; none for all. */
  types: readonly string[];
  /** Visits of each page and of its twin, in turn. */
  runs: number;
  /** Whether Lighthouse is run as often over each page. */
  lighthouse: boolean;
  print: (text: string) => void;
  signal: AbortSignal;
}

/** The median of several visits; null where nothing was measured. */
type Median = Record<keyof Visit, number | null>;

export interface PageResult {
  kind: string;
  ours: Median;
  stripped: Median;
  /** Before the visitor has done anything. */
  weight: Weight;
  /** Of the styles in the page, packed by themselves. */
  css: number;
  /** Bytes of script, with what comes at the first sign of use. */
  scriptInUse: number;
  /** Null where it was not asked for. */
  scores: Scores | null;
}

export interface VisitorRun {
  runs: number;
  pages: readonly PageResult[];
  /** Milliseconds to answer, by what was done. */
  interactions: Readonly<Record<string, number>>;
}

function medianOf(visits: readonly Visit[]): Median {
  const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
  return { task: of('task'), script: of('script'), lcp: of('lcp'), cls: of('cls') };
}

/** What one page weighs, before and after the first sign of use. */
async function weigh(browser: Browser, url: string) {
  const { page, close } = await open(browser, url);
  try {
    const before = await weight(page);
    const css = gzipSync(await styleText(page), { level: 9 }).length;
    await use(page);
    return { weight: before, css, scriptInUse: (await weight(page)).script };
  } finally {
    await close();
  }
}

/** The median of Lighthouse's scores over several runs. */
function scoresOf(url: string, runs: number): Scores {
  const all = Array.from({ length: runs }, () => lighthouse(url));
  const medians = categories.map((name) => [name, median(all.map((scores) => scores[name])) ?? 0]);
  return Object.fromEntries(medians) as Scores;
}

/** Kinds of pages whose name holds one of some words. @throws {Error} where there is none */
function chosenTypes(publicDir: string, words: readonly string[]): [string, string][] {
  const all = Object.entries(pageTypes(publicDir));
  const chosen = all.filter(
    ([kind]) => words.length === 0 || words.some((word) => kind.includes(word)),
  );
  if (chosen.length > 0) return chosen;
  const names = all.map(([kind]) => kind).join(', ');
  throw new Error(`--types "${words.join(',')}" names no kind of page; there are ${names}.`);
}

/**
 * Measures the site that the last build has put in place.
 * @throws {Error} where there is no site, no nginx or no Chromium
 */
export async function measureVisitor(options: VisitorOptions): Promise<VisitorRun> {
  const { types, runs, print, signal } = options;
  const publicDir = publicDirectory();
  const kinds = chosenTypes(publicDir, types);
  const folder = path.join(PROJECT_ROOT, '.site/bench/visitor');
  const { site, stripped: twin } = await serveWithTwin(
    publicDir,
    folder,
    kinds.map(([, address]) => address),
  );
  const browser = await launchChromium();
  try {
    const pages: PageResult[] = [];
    for (const [kind, address] of kinds) {
      const [ours, stripped]: [Visit[], Visit[]] = [[], []];
      for (let run = 0; run < runs && !signal.aborted; run += 1) {
        ours.push(await visit(browser, site.url + address));
        stripped.push(await visit(browser, twin.url + address));
      }
      signal.throwIfAborted();
      const weighed = await weigh(browser, site.url + address);
      const scores = options.lighthouse ? scoresOf(site.url + address, runs) : null;
      const medians = { ours: medianOf(ours), stripped: medianOf(stripped) };
      pages.push({ kind, ...medians, ...weighed, scores });
      print(`${kind}: measured\n`);
    }
    const times = await measureInteractions(browser, site.url, runs);
    const interactions = Object.entries(times).map(([name, each]) => [name, median(each) ?? 0]);
    return { runs, pages, interactions: Object.fromEntries(interactions) };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), twin.stop()]);
  }
}
