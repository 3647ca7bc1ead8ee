/** The notes of the snapshot that is there, with what is remembered between runs. */
import path from 'node:path';
import { createAddressGuard } from '../../pictures/build/addresses';
import { readJson, writeFileAtomically } from '../../lib/build/whole-file';
import { readSnapshot } from '../../pull/snapshot/read';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';
import type { LinkChecks } from './ask-link';
import { checkForeignLinks } from './foreign-links';
import type { EditorialNote } from './note';
import { editorialNotes } from './notes';
import { ownPath } from './own-path';
import type { Levels } from './rules';
import { siteInPlace } from './site-in-place';
import { textFacts, type TextFacts } from './text-facts';

export interface ForeignOptions {
  stateDir: string;
  siteUrl: string;
  adminApiUrl: string;
  allowedHosts: readonly string[];
  /** Days before a link to another site is asked for again; 0 asks for none. */
  foreignDays: number;
  /** Links that are asked for in one run, and milliseconds for each; by default many. */
  most?: number;
  timeoutMs?: number;
  /** Milliseconds. */
  now: number;
}

export interface CollectOptions extends ForeignOptions {
  publicDir: string;
  levels: Levels;
}

export interface CollectedNotes {
  notes: readonly EditorialNote[];
  /** The snapshot's generation. */
  generation: string;
  items: number;
  /** Links to other sites, how many of them have been asked for ever, and whether this run asked. */
  foreign: { links: number; checked: number; isAsked: boolean };
  /** Whether a site is in place: without one, only links to items are known to lead nowhere, and no link of the home page. */
  hasSite: boolean;
}

/** Raised where the facts are worked out in another way. */
const FACTS_VERSION = 1;

const factsFile = (stateDir: string) =>
  path.join(stateDir, 'editorial', `facts-${FACTS_VERSION}.json`);

/** Facts of the snapshot that was last read, by the digest of an item. */
const factsBefore = (stateDir: string) =>
  readJson<Record<string, TextFacts>>(factsFile(stateDir)) ?? {};

/** The same of another, of which only what has changed is parsed. */
function rememberedFacts(stateDir: string, snapshot: Snapshot): Map<string, TextFacts> {
  const before = factsBefore(stateDir);
  const all = Object.values(snapshot.items).flat();
  const facts = new Map(all.map((item) => [item.digest, before[item.digest] ?? textFacts(item)]));
  writeFileAtomically(factsFile(stateDir), JSON.stringify(Object.fromEntries(facts)));
  return facts;
}

/** Asks for the links to other sites that are due, and remembers what came of it. */
async function foreignLinks(
  facts: readonly TextFacts[],
  options: ForeignOptions,
): Promise<{ links: number; checks: LinkChecks }> {
  const { stateDir, siteUrl, foreignDays, now, most, timeoutMs } = options;
  const links = new Set(facts.flatMap((each) => each.links));
  const foreign = [...links].filter(
    (link) => /^https?:\/\//i.test(link) && URL.canParse(link) && ownPath(link, siteUrl) === null,
  );
  const file = path.join(stateDir, 'editorial', 'foreign-links.json');
  const checks = await checkForeignLinks(foreign, readJson<LinkChecks>(file) ?? {}, {
    days: foreignDays,
    now,
    guard: createAddressGuard(options.adminApiUrl, options.allowedHosts),
    ...(most === undefined ? {} : { most }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  if (foreignDays > 0) writeFileAtomically(file, JSON.stringify(checks));
  return { links: foreign.length, checks };
}

/** Asks for links to other sites of the content that the last notes are of, for the next ones. */
export async function askForeignLinks(options: ForeignOptions): Promise<void> {
  await foreignLinks(Object.values(factsBefore(options.stateDir)), options);
}

/**
 * Notes of the current snapshot.
 * @throws {Error} where there is no snapshot, or it cannot be read
 */
export async function collectNotes(options: CollectOptions): Promise<CollectedNotes> {
  const { stateDir, publicDir, siteUrl, levels, now } = options;
  const snapshot = readSnapshot(stateDir);
  const facts = rememberedFacts(stateDir, snapshot);
  const factsOf = (item: SnapshotItem) => facts.get(item.digest) ?? textFacts(item);
  const { links, checks } = await foreignLinks([...facts.values()], options);
  const site = siteInPlace(publicDir, siteUrl);
  return {
    notes: editorialNotes({ snapshot, siteUrl, levels, now, site, factsOf, foreign: checks }),
    generation: snapshot.manifest.generation,
    items: facts.size,
    foreign: { links, checked: Object.keys(checks).length, isAsked: options.foreignDays > 0 },
    hasSite: site.isInPlace !== null,
  };
}
