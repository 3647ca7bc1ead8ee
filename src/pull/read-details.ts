/** Makes a collection's items, with a detail call for each whose list holds only a summary. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { FieldProblem } from '../../contract/parse';
import { DetailFailures, isSummary, readDetail } from './admin-api/details';
import { forEachLimited } from '../lib/limit';
import type { Collection } from '../collections/build-rows';
import { sha256, stableJson } from '../lib/build/digest';
import { gateOf, makeItem, type Earlier, type MadeItem } from './parse-items';
import type { PreviousCollection } from './previous';
import type { Candidate, CollectionContext } from './read-collection';

/** Why an item is not shown as the server has it, and whether its earlier version may replace it. */
export interface Loss {
  problems: FieldProblem[];
  keep: boolean;
}

export interface Details {
  made: Map<string, MadeItem>;
  losses: Map<string, Loss>;
  /** Items whose detail says that they are not to be shown. */
  withheld: number;
  due: string[];
}

/** Number of items made before timers and sockets get their turn. */
const BREATH = 25;

/**
 * @throws {AdminApiError} where so many details fail that the collection counts as not readable whole
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
  const summaries: Candidate[] = [];
  let count = 0;
  for (const candidate of candidates) {
    const earlier = earlierOf(candidate.id);
    if (!collection.detail || !isSummary(candidate.raw)) {
      keep(context, collection, details, candidate.id, candidate.raw, earlier);
      if ((count += 1) % BREATH === 0) await breathe();
    } else if (earlier && isUnchanged(candidate, earlier)) {
      details.made.set(candidate.id, again(earlier, earlier.state.summary));
    } else summaries.push(candidate);
  }
  const { detail: call } = collection;
  if (!call) return details;
  const failures = new DetailFailures(call, context.base, candidates.length);
  let done = 0;
  await forEachLimited(summaries, context.concurrency * 2, async (candidate) => {
    const { id } = candidate;
    const earlier = earlierOf(id);
    const slug = String(candidate.slug);
    const etag = earlier?.state.etag;
    const detail = await readDetail(context.client, context.base, call, { id, slug, etag });
    done += 1;
    context.onDetail(done, summaries.length);
    const summary = digest(candidate);
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
      if (earlier) details.made.set(id, again(earlier, summary, candidate));
      return;
    }
    keep(context, collection, details, id, detail.raw, earlier);
    const made = details.made.get(id);
    if (!made) return;
    made.state.summary = summary;
    made.state.dated = isDated(candidate);
    if (detail.etag !== undefined) made.state.etag = detail.etag;
  });
  return details;
}

function digest(candidate: Candidate): string {
  return sha256(stableJson(candidate.raw));
}

function isDated({ raw }: Candidate): boolean {
  return typeof raw['updated_at'] === 'string' && raw['updated_at'] !== '';
}

/** `updated_at` changes whenever anything of an item does, so an equal summary that has it speaks for the whole. */
function isUnchanged(candidate: Candidate, { state }: Earlier): boolean {
  return isDated(candidate) && state.dated === true && state.summary === digest(candidate);
}

/** The version before, which is still the newest. */
function again({ item, state }: Earlier, summary?: string, candidate?: Candidate): MadeItem {
  const { position: _position, first: _first, keptFrom: _keptFrom, ...rest } = item;
  return {
    item: rest,
    state: {
      ...state,
      ...(summary === undefined ? {} : { summary }),
      ...(candidate ? { dated: isDated(candidate) } : {}),
    },
  };
}

function keep(
  context: CollectionContext,
  collection: Collection,
  details: Details,
  id: string,
  raw: Readonly<Record<string, unknown>>,
  earlier: Earlier | undefined,
): void {
  const gate = gateOf(collection, raw, context.now);
  if (gate.due !== undefined) details.due.push(gate.due);
  if (gate.withheld) {
    details.withheld += 1;
    return;
  }
  const making = makeItem(collection, raw, context, earlier);
  if (making.ok) details.made.set(id, making.made);
  else details.losses.set(id, { problems: making.problems, keep: true });
}
