/**
 * Compares the sizes of the pulled collections with the live release. The pull itself cannot compare if it has no
 * snapshot of this admin API, because the address is new or the state was lost.
 */
import { collectionKeys, type CollectionKey } from '../../../src/collections/build-rows';
import { acceptedLosses } from '../../../src/pull/accept-shrink';
import { isShrunk } from '../../../src/pull/gates';
import type { BuildReport } from '../../report';
import { NotRight, type Run } from '../context';
import type { Release } from '../store';

/** Number of published items of each collection. */
export type Counts = Readonly<Partial<Record<CollectionKey, number>>>;

/** Counts that were accepted by `ACCEPT_SHRINK`. */
export interface AcceptedCounts {
  /** The id of the live release at that time; once another is live, only that one's counts matter. */
  release: string;
  counts: Counts;
}

/** The counts of a build's pull. */
export function countsOf({ collections }: Pick<BuildReport, 'collections'>): Counts {
  return Object.fromEntries(
    Object.entries(collections).map(([key, { published }]) => [key, published]),
  );
}

/** The collections that are empty now, or have shrunk by more than a pull allows. */
export function shrunkCollections(before: Counts, now: Counts): CollectionKey[] {
  return collectionKeys.filter((key) => {
    const count = now[key];
    return count !== undefined && isShrunk(count, before[key] ?? 0);
  });
}

function refusalOf(
  keys: readonly CollectionKey[],
  before: Counts,
  { collections }: Pick<BuildReport, 'collections'>,
): string {
  const losses = keys.map((key) => {
    const { label = key, published = 0, source } = collections[key] ?? {};
    const was = before[key] ?? 0;
    const why = source === 'empty' ? 'the list could not be read, ' : '';
    return `${label}: ${why}${published} of ${was} are left.`;
  });
  return `The content has shrunk against the live release, which stays. ${losses.join(' ')} If that is right, release with ACCEPT_SHRINK=${keys.join(',')}; else check ADMIN_API_URL and the admin API.`;
}

/**
 * Refuses content that has shrunk compared with the live release. Accepted losses are recorded, so that a later run
 * need not accept them again if this one fails.
 * @throws {NotRight} naming the collections, their counts, and what to do
 */
export function checkCounts(
  {
    options: { env },
    store,
    build,
  }: Pick<Run, 'store' | 'build'> & { options: Pick<Run['options'], 'env'> },
  live: Release | null,
): void {
  if (!live?.counts) return;
  const { accepted } = store.state();
  const earlier = accepted?.release === live.id ? accepted.counts : {};
  const before = { ...live.counts, ...earlier };
  const now = countsOf(build);
  const shrunk = shrunkCollections(before, now);
  if (shrunk.length === 0) return;
  const mayShrink = acceptedLosses(env);
  const refused = shrunk.filter((key) => !mayShrink.has(key));
  if (refused.length > 0) {
    throw new NotRight(refusalOf(refused, before, build), [`ACCEPT_SHRINK=${refused.join(',')}`]);
  }
  const right = Object.fromEntries(shrunk.map((key) => [key, now[key]]));
  store.note({ accepted: { release: live.id, counts: { ...earlier, ...right } } });
}
