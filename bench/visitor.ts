/** Cost of a visit to a visitor, each kind of page against the same page without scripts. */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../scripts/chromium';
import { ofSameKind, pageTypesIn } from '../scripts/page-types';
import { listFiles } from '../pipeline/files';
import { PROJECT_ROOT, publicDirectory } from '../pipeline/layout';
import { median } from './median';
import { moduleReader, type ModuleBytes } from './script-parts';
import { measureInteractions } from './visitor-interactions';
import { lighthouse, type Verdict } from './visitor-lighthouse';
import {
  navigate,
  open,
  scriptsOf,
  styleText,
  use,
  visit,
  visitAgain,
  weight,
  type Device,
  type Navigation,
  type SecondVisit,
  type Visit,
  type Weight,
} from './visitor-page';
import { serveSite, serveWithTwin } from './visitor-site';

export interface VisitorOptions {
  /** Parts of the names of the kinds of pages; none for all. */
  types: readonly string[];
  /** Visits of each page and of its twin, in turn. */
  runs: number;
  /** Number of Lighthouse runs over each page. */
  lighthouse: number;
  device: Device;
  /** Folder of another site's built output, whose home page and others are measured too; null for none. */
  peer: string | null;
  print: (text: string) => void;
  signal: AbortSignal;
}

export interface PageResult {
  kind: string;
  /** Medians of the visits; `again` of as many more to the same page, in turn: they differ by noise alone. */
  ours: Visit;
  again: Visit;
  stripped: Visit;
  /** Before the visitor has done anything. */
  weight: Weight;
  /** Of the styles in the page, packed by themselves. */
  css: number;
  /** Whether it has a form to fill in; the search and the newsletter, which pages of all kinds have, are none. */
  hasForm: boolean;
  /** Bytes of script, including those at the first sign of use. */
  scriptInUse: number;
  /** Modules of these scripts. */
  modules: ModuleBytes;
  second: SecondVisit;
  /** To another page of the same kind, where there is one, and to one of another kind. */
  toOwnKind: Navigation | null;
  toOtherKind: Navigation;
  /** Medians of Lighthouse's runs; null where it was not asked for. */
  verdict: Verdict | null;
}

/** A page of another site, under the same circumstances. */
export interface PeerResult {
  path: string;
  visit: Visit;
  weight: Weight;
}

export interface VisitorRun {
  runs: number;
  device: Device;
  peers: readonly PeerResult[];
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

/** A page of the site with others to go to. */
interface Place {
  url: string;
  /** Another page of the same kind, where there is one, and one of another kind. */
  own: string | undefined;
  other: string;
}

/** Weight of one page, before and after the first sign of use, at a second visit, and of going on from it. */
async function weigh(browser: Browser, { url, own, other }: Place, device: Device) {
  const { page, session, close } = await open(browser, url, device);
  try {
    const before = await weight(page);
    const css = gzipSync(await styleText(page), { level: 9 }).length;
    const hasForm = (await page.locator('main form:not([role="search"])').count()) > 0;
    const second = await visitAgain(page);
    await use(page);
    const scriptInUse = (await weight(page)).script;
    const scripts = await scriptsOf(page);
    const toOwnKind = own === undefined ? null : await navigate(page, session, own);
    const toOtherKind = await navigate(page, session, other);
    return { weight: before, css, hasForm, scriptInUse, scripts, second, toOwnKind, toOtherKind };
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

/** Visits a page, its twin, and the page again in turn, and weighs it. */
async function compare(browser: Browser, here: Place, there: string, runs: number, device: Device) {
  const [ours, again, stripped]: [Visit[], Visit[], Visit[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await visit(browser, here.url, device));
    stripped.push(await visit(browser, there, device));
    again.push(await visit(browser, here.url, device));
  }
  return {
    ours: mediansOf(ours),
    again: mediansOf(again),
    stripped: mediansOf(stripped),
    ...(await weigh(browser, here, device)),
  };
}

/** Measures two pages of another site's output: its home page, and one that lies deepest, as a post does. */
async function measurePeer(
  browser: Browser,
  folder: string,
  { runs, device }: VisitorOptions,
): Promise<PeerResult[]> {
  const pages = listFiles(folder).filter((name) => /(?:^|\/)index\.html$/.test(name));
  const deepest = pages.toSorted((a, b) => b.split('/').length - a.split('/').length)[0];
  const paths = [...new Set(['index.html', deepest ?? 'index.html'])].map(
    (name) => `/${name.replace(/\/?index\.html$/, '')}`,
  );
  const site = await serveSite(folder, path.join(PROJECT_ROOT, '.site/bench/peer'), paths);
  try {
    const found: PeerResult[] = [];
    for (const address of paths) {
      const url = site.url + address;
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, device, true));
      const { page, close } = await open(browser, url, device, true);
      found.push({ path: address, visit: mediansOf(visits), weight: await weight(page) });
      await close();
    }
    return found;
  } finally {
    await site.stop();
  }
}

/**
 * Measures the site that the last build has put in place. A page that cannot be measured, such as one whose admin API
 * is not up, is reported, and the others are still measured.
 * @throws {Error} where there is no site, no nginx or no Chromium
 */
export async function measureVisitor(options: VisitorOptions): Promise<VisitorRun> {
  const { types, runs, device, print, signal } = options;
  const publicDir = publicDirectory();
  const kinds = chosenTypes(publicDir, types);
  const folder = path.join(PROJECT_ROOT, '.site/bench/visitor');
  const { site, stripped: twin } = await serveWithTwin(
    publicDir,
    folder,
    kinds.map(([, address]) => address),
  );
  const browser = await launchChromium();
  const modulesOf = moduleReader(publicDir);
  try {
    const pages: PageResult[] = [];
    const failed: string[] = [];
    // Finished measurements stay: all kinds of pages take an hour.
    const measured = async <T>(what: string, otherwise: T, measure: () => Promise<T>) => {
      const started = performance.now();
      try {
        const found = await measure();
        print(`${what}: measured in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
        return found;
      } catch (error) {
        failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
        print(`${failed.at(-1)}\n`);
        return otherwise;
      }
    };
    for (const [kind, address] of kinds) {
      if (signal.aborted) break;
      const here = {
        url: site.url + address,
        own: ofSameKind(publicDir, address),
        // Where pages lead to; the sitemap, which was visited here before, brings half as much.
        other: address.startsWith('/contact') ? '/' : '/contact',
      };
      const page = await measured(kind, null, async () => {
        const verdict = options.lighthouse ? judge(here.url, options.lighthouse) : null;
        const figures = await compare(browser, here, twin.url + address, runs, device);
        return { kind, ...figures, modules: modulesOf(figures.scripts), verdict };
      });
      if (page) pages.push(page);
    }
    const times = signal.aborted
      ? {}
      : await measured('interactions', {}, () => measureInteractions(browser, site.url, runs));
    const interactions = Object.entries(times).map(([name, each]) => [name, median(each) ?? 0]);
    const { peer } = options;
    const peers = peer ? await measured('peer', [], () => measurePeer(browser, peer, options)) : [];
    return { runs, device, pages, peers, failed, interactions: Object.fromEntries(interactions) };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), twin.stop()]);
  }
}
