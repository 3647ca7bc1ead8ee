/** Reads one collection, from its list to the items that the site shows. */
import { AdminApiError } from './admin-api/errors';
import { readCollectionList, type ListContext, type ListedItem } from './admin-api/lists';
import { callUrl } from '@corporate-website/contract/calls';
import { disbelief } from '@corporate-website/contract/belief';
import type { Collection } from '../collections/build-rows';
import type { Problem, SnapshotItem } from './snapshot/types';
import { changeAhead } from './change-notes';
import { gateOf, type MadeItem, type MakeContext } from './parse-items';
import type { ItemState, PreviousCollection } from './previous';
import { readDetails, type Loss } from './read-details';
import { shownSlug, slugKey } from '../lib/slug-rules';
import { reservedSlugs, settleSlugs } from './slugs';

export interface CollectionContext extends ListContext, MakeContext {
  concurrency: number;
  onDetail: (done: number, total: number) => void;
  /** Whether the same code processed rich text in the last pull. */
  sameDerivation: boolean;
  /** Whether a text of the item has pictures with addresses that may have expired. */
  mayHaveExpired: (item: SnapshotItem) => boolean;
}

/** A listed item to be shown. */
export interface Candidate extends ListedItem {
  publishedAt: string | undefined;
  /** The slug of the page's address; the server's is in `raw`. */
  slug: unknown;
}

export interface CollectionResult {
  items: SnapshotItem[];
  states: ItemState[];
  fetched: number;
  withheld: number;
  nextDue?: string;
  problems: Problem[];
  /** Items that have become invalid since the last pull, in words. */
  suddenlyUnfit: string[];
}

/**
 * Reads a whole collection.
 * @throws {AdminApiError} if it cannot be read
 */
export async function readCollection(
  context: CollectionContext,
  collection: Collection,
  previous: PreviousCollection | undefined,
): Promise<CollectionResult> {
  const reading = await readCollectionList(context, collection);
  const problems: Problem[] = [
    ...reading.notes.map((message) => problem(collection, 'note', message)),
    ...reading.nameless.map((message) => problem(collection, 'item-left-out', message)),
  ];
  const sorted = sortOut(collection, reading.items, context.now);
  problems.push(...sorted.doubts);
  const losses = new Map<string, Loss>();
  settle(collection, sorted.candidates, previous, losses);
  const wanted = sorted.candidates.filter(({ id }) => !losses.has(id));
  const details = await readDetails(context, collection, wanted, previous);
  for (const [id, loss] of details.losses) losses.set(id, loss);
  settleAgain(collection, wanted, details.made, previous, losses);
  if (details.made.size === 0 && losses.size > 5 && !previous?.items.length) {
    throw nothingUsable(context, collection, [...losses.values()]);
  }
  const placed = place(context, collection, sorted.candidates, details.made, losses, previous);
  const due = [...sorted.due, ...details.due].sort()[0];
  return {
    items: placed.items,
    states: placed.states,
    fetched: reading.fetched,
    withheld: sorted.withheld + details.withheld,
    ...(due === undefined ? {} : { nextDue: due }),
    problems: [...problems, ...placed.problems],
    suddenlyUnfit: placed.suddenlyUnfit,
  };
}

function problem(collection: Collection, kind: Problem['kind'], message: string): Problem {
  return { collection: collection.key, kind, message };
}

function sortOut(collection: Collection, listed: readonly ListedItem[], now: number) {
  const candidates: Candidate[] = [];
  const due: string[] = [];
  const doubts: Problem[] = [];
  for (const entry of listed) {
    const gate = gateOf(collection, entry.raw, now);
    const slug = entry.raw['slug'];
    if (gate.due !== undefined) due.push(gate.due);
    const doubt = gate.due === undefined ? null : disbelief(gate.due);
    if (doubt !== null) doubts.push(waiting(collection, entry.id, doubt));
    if (gate.withheld) continue;
    candidates.push({
      ...entry,
      publishedAt: gate.publishedAt,
      slug: typeof slug === 'string' ? shownSlug(slug) : slug,
    });
  }
  return { candidates, due, doubts, withheld: listed.length - candidates.length };
}

function waiting(collection: Collection, id: string, doubt: string): Problem {
  return {
    collection: collection.key,
    id,
    field: 'published_at',
    kind: 'note',
    message: `Item ${id} is not published: its published_at ${doubt}.`,
  };
}

function holdersOf(previous: PreviousCollection | undefined): Map<string, string> {
  const holders = new Map<string, string>();
  for (const { id, slug } of previous?.items ?? []) {
    if (slug !== undefined) holders.set(slugKey(slug), id);
  }
  return holders;
}

/** Assigns slugs before any detail is read: a detail call could not tell two items with one slug apart. */
function settle(
  collection: Collection,
  claims: readonly { id: string; slug: unknown; publishedAt: string | undefined }[],
  previous: PreviousCollection | undefined,
  losses: Map<string, Loss>,
): void {
  if (!collection.page) return;
  const refused = settleSlugs(claims, holdersOf(previous), reservedSlugs(collection));
  for (const [id, reason] of refused) {
    losses.set(id, { problems: [{ field: 'slug', reason: `its slug ${reason}` }], keep: true });
  }
}

/** Checks slugs again: a detail's may differ from its summary's. */
function settleAgain(
  collection: Collection,
  wanted: readonly Candidate[],
  made: Map<string, MadeItem>,
  previous: PreviousCollection | undefined,
  losses: Map<string, Loss>,
): void {
  if (!wanted.some(({ id, slug }) => made.has(id) && made.get(id)?.item.slug !== slug)) return;
  const claims = wanted
    .filter(({ id }) => made.has(id))
    .map((entry) => ({ ...entry, slug: made.get(entry.id)?.item.slug }));
  const refused = new Map<string, Loss>();
  settle(collection, claims, previous, refused);
  for (const [id, loss] of refused) {
    made.delete(id);
    losses.set(id, loss);
  }
}

function nothingUsable(context: CollectionContext, collection: Collection, losses: Loss[]) {
  const [first] = losses.flatMap(({ problems }) => problems);
  return new AdminApiError({
    kind: 'not-a-list',
    call: collection.list.path,
    url: callUrl(context.base, collection.list.path),
    what: `none of its ${losses.length} items is usable${first ? ` (the first: ${first.field} ${first.reason})` : ''}.`,
    check: 'Check that the items have the field names and types of the contract.',
  });
}

/** Puts all items in the server's order. An invalid item keeps its last valid version, if there is one. */
function place(
  context: CollectionContext,
  collection: Collection,
  candidates: readonly Candidate[],
  made: ReadonlyMap<string, MadeItem>,
  losses: ReadonlyMap<string, Loss>,
  previous: PreviousCollection | undefined,
) {
  const items: SnapshotItem[] = [];
  const states: ItemState[] = [];
  const problems: Problem[] = [];
  const suddenlyUnfit: string[] = [];
  const taken = new Set<string>();
  for (const { item } of made.values()) if (item.slug !== undefined) taken.add(slugKey(item.slug));
  for (const { id, first, slug } of candidates) {
    const fresh = made.get(id);
    const earlier = previous?.byId.get(id);
    const loss = losses.get(id);
    const mark = first ? { first } : {};
    if (fresh) {
      items.push({ ...fresh.item, position: items.length, ...mark });
      states.push(fresh.state);
      for (const told of fresh.state.problems) {
        problems.push({
          collection: collection.key,
          id,
          ...(fresh.item.slug === undefined ? {} : { slug: fresh.item.slug }),
          ...told,
        });
      }
      problems.push(...changeAhead(collection, fresh.item, context.now));
    } else if (loss) {
      const free = earlier?.slug === undefined || !taken.has(slugKey(earlier.slug));
      const kept = loss.keep && earlier && free ? earlier : undefined;
      if (kept) {
        if (kept.slug !== undefined) taken.add(slugKey(kept.slug));
        const { first: _first, ...rest } = kept;
        items.push({
          ...rest,
          position: items.length,
          ...mark,
          keptFrom: kept.keptFrom ?? previous?.takenAt ?? '',
        });
        const state = context.sameDerivation ? previous?.states.get(id) : undefined;
        states.push(state ?? { id, html: {}, problems: [] });
      }
      const told = lossProblem(collection, id, slug, loss, kept);
      problems.push(told);
      if (loss.keep && earlier && earlier.keptFrom === undefined) suddenlyUnfit.push(told.message);
    }
  }
  return { items, states, problems, suddenlyUnfit };
}

function lossProblem(
  collection: Collection,
  id: string,
  slug: unknown,
  loss: Loss,
  kept: SnapshotItem | undefined,
): Problem {
  const reasons = loss.problems.map(({ field, reason }) =>
    field && !reason.startsWith('its ') ? `${field} ${reason}` : reason,
  );
  const [field] = loss.problems.map((part) => part.field);
  const fate = kept ? 'Its version before is shown.' : 'It is left out.';
  return {
    collection: collection.key,
    id,
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(field ? { field } : {}),
    kind: kept ? 'item-kept' : 'item-left-out',
    message: `Item ${id}: ${reasons.join('; ')}. ${fate}`,
  };
}
