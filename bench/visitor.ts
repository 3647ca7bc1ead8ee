/** Cost of a visit to a visitor, each kind of page against the same page without scripts. */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../scripts/chromium';
import { pageTypesIn } from '../scripts/page-types';
import { PROJECT_ROOT, publicDirectory } from '../pipeline/layout';
import { median } from './median';
import { measureInteractions } from './visitor-interactions';
import { lighthouse, type Verdict } from './visitor-lighthouse';
import { open, styleText, use, visit, weight, type Visit, type Weight } from './visitor-page';
import { serveWithTwin } from './visitor-site';

export interface VisitorOptions {
  /** Parts of the names of the kinds of pages; none for all. */
  types: readonly string[];
  /** Visits of each page and of its twin, in turn. */
  runs: number;
  /** Number of Lighthouse runs over each page. */
  lighthouse: number;
  print: (text: string) => void;
  signal: AbortSignal;
}

export interface PageResult {
  kind: string;
  /** Medians of the visits. */
  ours: Visit;
  stripped: Visit;
  /** Before the visitor has done anything. */
  weight: Weight;
  /** Of the styles in the page, packed by themselves. */
  css: number;
  /** Bytes of script, including those at the first sign of use. */
  scriptInUse: number;
  /** Medians of Lighthouse's runs; null where it was not asked for. */
  verdict: Verdict | null;
}

export interface VisitorRun {
  runs: number;
  pages: readonly PageResult[];
  /** Kinds of pages that could not be measured, each with its reason. */
  failed: readonly string[];
  /** Milliseconds to answer, by action. */
  interactions: Readonly<Record<string, number>>;
}

/** The median of each figure of several runs; null if no run has one. */
function mediansOf<Figures extends object>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const of = (name: keyof Figures) => median(runs.map((run) => run[name] as number | null));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Figures;
}

/** Weight of one page, before and after the first sign of use. */
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

/** The medians of several runs of Lighthouse, and all that it found fault with in any of them. */
function judge(url: string, runs: number): Verdict {
  const all = Array.from({ length: runs }, () => lighthouse(url));
  return {
    scores: mediansOf(all.map(({ scores }) => scores)),
    times: mediansOf(all.map(({ times }) => times)),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

/** Kinds of pages whose name holds one of some words. @throws {Error} for none */
function chosenTypes(publicDir: string, words: readonly string[]): [string, string][] {
  const all = Object.entries(pageTypesIn(publicDir));
  const chosen = all.filter(
    ([kind]) => words.length === 0 || words.some((word) => kind.includes(word)),
  );
  if (chosen.length > 0) return chosen;
  const names = all.map(([kind]) => kind).join(', ');
  throw new Error(`--types "${words.join(',')}" names no kind of page; there are ${names}.`);
}

/** Visits a page and its twin in turn, and weighs the page. */
async function compare(browser: Browser, here: string, there: string, runs: number) {
  const [ours, stripped]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await visit(browser, here));
    stripped.push(await visit(browser, there));
  }
  return {
    ours: mediansOf(ours),
    stripped: mediansOf(stripped),
    ...(await weigh(browser, here)),
  };
}

/**
 * Measures the site that the last build has put in place. A page that cannot be measured, such as one whose admin API
 * is not up, is reported, and the others are still measured.
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
    const failed: string[] = [];
    for (const [kind, address] of kinds) {
      if (signal.aborted) break;
      const [here, there] = [site.url + address, twin.url + address];
      const started = performance.now();
      try {
        const verdict = options.lighthouse ? judge(here, options.lighthouse) : null;
        pages.push({ kind, ...(await compare(browser, here, there, runs)), verdict });
        print(`${kind}: measured in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
      } catch (error) {
        // Finished measurements stay: all kinds of pages take an hour.
        failed.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
        print(`${failed.at(-1)}\n`);
      }
    }
    const times = signal.aborted ? {} : await measureInteractions(browser, site.url, runs);
    const interactions = Object.entries(times).map(([name, each]) => [name, median(each) ?? 0]);
    return { runs, pages, failed, interactions: Object.fromEntries(interactions) };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), twin.stop()]);
  }
}
