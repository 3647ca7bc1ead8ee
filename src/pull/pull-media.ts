/** The pictures and files of one pull: the wanted ones, those of the last pull, and their names. */
import type { CollectionKey } from '../collections/build-rows';
import { lastingAddress } from '../lib/lasting-address';
import type { PullFailure } from './errors';
import { pictureFailure, type MayShrink } from './gates';
import type { PulledCollection } from './manifest';
import type { Media } from './media';
import type { MediaCollection, Rename } from './media-uses';
import type { Previous } from './previous';
import { recallFrom, type KnownMedia } from './recall';
import { collectMedia, missingPictures, recallAll, type Wanted } from './wanted-media';

const shownOf = (pulled: readonly PulledCollection[]): MediaCollection[] =>
  pulled.map(({ collection, outcome, items }) => ({
    key: collection.key,
    live: outcome === 'live',
    items,
  }));

const shownBefore = (previous: Previous | null): MediaCollection[] =>
  Object.entries(previous?.collections ?? {}).map(([key, { items }]) => ({
    key: key as CollectionKey,
    live: false,
    items,
  }));

/** Pictures and files that the pull before had, by their names. */
export const mediaBefore = (previous: Previous | null): KnownMedia =>
  previous?.manifest ?? { pictures: {}, files: {} };

/** All that the collections show, and by today's addresses, what the pull before had of it. */
export function wantedMedia(
  pulled: readonly PulledCollection[],
  previous: Previous | null,
): { wanted: Wanted[]; byAddress: KnownMedia } {
  const addresses = previous?.state.addresses ?? {};
  const wanted = collectMedia(shownOf(pulled), addresses);
  const known = mediaBefore(previous);
  const recall = recallFrom({ known, addresses, collections: shownBefore(previous) });
  return { wanted, byAddress: recallAll(wanted, recall) };
}

/** Names of pictures and files that were not fetched: those of the last pull, if it had them. */
export function namesBefore(wanted: readonly Wanted[]): Rename {
  const names = new Map<string, string>();
  for (const { kind, held, recalled } of wanted) {
    for (const one of held) {
      if (recalled?.name !== undefined) names.set(`${kind} ${one}`, recalled.name);
    }
  }
  return (kind, held) => names.get(`${kind} ${held}`) ?? lastingAddress(held);
}

/** @returns the refusal, if most pictures of the last pull, or most new ones, cannot be fetched */
export function picturesFailure(
  pulled: readonly PulledCollection[],
  previous: Previous | null,
  { pictures, problems }: Media,
  accepted: ReadonlySet<MayShrink>,
): PullFailure | null {
  const now = missingPictures(shownOf(pulled), pictures);
  if (now.missing.length === 0) return null;
  const { pictures: stored } = mediaBefore(previous);
  const { missing: missingBefore } = missingPictures(shownBefore(previous), stored);
  return pictureFailure(now, new Set(missingBefore), problems, accepted);
}
