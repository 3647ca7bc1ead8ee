/** Makes a collection's items, with a detail call for each that is listed only as a summary. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { FieldProblem } from '@corporate-website/contract/parse';
import { DetailFailures, isSummary, readDetail } from './admin-api/details';
import { forEachLimited } from '../lib/limit';
import type { Collection } from '../collections/build-rows';
import { sha256, stableJson } from '../lib/build/digest';
import { gateOf, makeItem, type Earlier, type MadeItem } from './parse-items';
import type { ItemState, PreviousCollection } from './previous';
import type { Candidate, CollectionContext } from './read-collection';

/** Why an item is not shown in its current version, and whether its last version may replace it. */
export interface Loss {
  problems: FieldProblem[];
  keep: boolean;
}

export interface Details {
  made: Map<string, MadeItem>;
  losses: Map<string, Loss>;
  /** Items whose detail says not to show them. */
  withheld: number;
  due: string[];
}

/** Items processed before the event loop gets a turn. */
const BREATH = 25;

/**
 * @throws {AdminApiError} if so many details fail that the collection counts as unreadable
 */
export async function readDetails(
  context: CollectionContext,
  collection: Collection,
  candidates: readonly Candidate[],
  previous: PreviousCollection | undefined,
): Promise<Details> {
  const details: Details = { made: new Map(), losses: new Map(), withheld: 0, due: [] };
  const earlierOf = (id: string): Earlier | undefined => {
    const item = previous?.byId.get(id);
    const state = previous?.states.get(id);
    return context.sameDerivation && item && state ? { item, state } : undefined;
  };
  const summaries: (Candidate & { entry: string })[] = [];
  let count = 0;
  for (const candidate of candidates) {
    const { id, raw } = candidate;
    const earlier = earlierOf(id);
    const isWhole = !collection.detail || !isSummary(raw);
    const entry = sha256(stableJson(raw));
    // `updated_at` changes with every change of an item, so an equal summary with it means an equal item, except for
    // signatures, which the server renews each time.
    const speaks = isWhole || (isDated(raw) && earlier && !context.mayHaveExpired(earlier.item));
    if (earlier?.state.entry === entry && speaks) {
      details.made.set(id, again(earlier, entry));
    } else if (isWhole) keep(context, collection, details, id, raw, { entry }, earlier);
    else summaries.push({ ...candidate, entry });
    if ((count += 1) % BREATH === 0) await breathe();
  }
  const { detail: call } = collection;
  if (!call) return details;
  const failures = new DetailFailures(call, context.base, candidates.length);
  let done = 0;
  await forEachLimited(summaries, context.concurrency * 2, async (candidate) => {
    const { id, entry, raw: listed } = candidate;
    const earlier = earlierOf(id);
    const slug = String(listed['slug']).trim();
    const etag = earlier?.state.etag;
    const detail = await readDetail(context.client, context.base, call, { id, slug, etag });
    done += 1;
    context.onDetail(done, summaries.length);
    if (detail.kind === 'gone' || detail.kind === 'failed') {
      const gone = detail.kind === 'gone';
      const reason = gone ? 'it vanished after it was listed (404)' : detail.error.message;
      details.losses.set(id, {
        problems: [{ field: '', reason: reason.replace(/\.$/, '') }],
        keep: !gone,
      });
      failures.failed(reason);
      return;
    }
    failures.succeeded();
    if (detail.kind === 'unchanged') {
      if (earlier) details.made.set(id, again(earlier, entry));
      return;
    }
    const { raw, etag: newest } = detail;
    const asked = newest === undefined ? { entry } : { entry, etag: newest };
    keep(context, collection, details, id, raw, asked, earlier);
  });
  return details;
}

function isDated(raw: Readonly<Record<string, unknown>>): boolean {
  return typeof raw['updated_at'] === 'string' && raw['updated_at'] !== '';
}

/** The last version, which is still current. */
function again({ item, state }: Earlier, entry: string): MadeItem {
  const { position: _position, first: _first, keptFrom: _keptFrom, ...rest } = item;
  return { item: rest, state: { ...state, entry } };
}

function keep(
  context: CollectionContext,
  collection: Collection,
  details: Details,
  id: string,
  raw: Readonly<Record<string, unknown>>,
  asked: Pick<ItemState, 'entry' | 'etag'>,
  earlier: Earlier | undefined,
): void {
  const gate = gateOf(collection, raw, context.now);
  if (gate.due !== undefined) details.due.push(gate.due);
  if (gate.withheld) {
    details.withheld += 1;
    return;
  }
  const making = makeItem(collection, raw, context, earlier);
  if (making.ok) {
    const { item, state } = making.made;
    details.made.set(id, { item, state: { ...state, ...asked } });
  } else details.losses.set(id, { problems: making.problems, keep: true });
}
