/** Protects published content: handles collections that cannot be read, or have lost much. */
import type { AdminApiError } from './admin-api/errors';
import type { Collection, CollectionKey } from '../collections/build-rows';
import type { CollectionOutcome, Problem } from './snapshot/types';
import type { PullFailure } from './errors';
import { groupedProblems } from './grouped-problems';
import type { PreviousCollection } from './previous';
import type { CollectionResult } from './read-collection';

/** A loss of at most this many items, or of at most this share, is normal. */
const DAILY_ITEMS = 5;
const DAILY_SHARE = 0.2;

export type Fallback =
  | { kind: 'fail'; failure: PullFailure }
  | { kind: 'use'; outcome: Exclude<CollectionOutcome, 'live'>; problem: Problem };

function isLoss(lost: number, before: number): boolean {
  return lost > DAILY_ITEMS && lost > before * DAILY_SHARE;
}

/** Whether a collection that had `before` items is empty now, or has lost more than is normal. */
export function isShrunk(now: number, before: number): boolean {
  return before > 0 && (now === 0 || isLoss(before - now, before));
}

/** The fallback for a collection that could not be read completely. */
export function fallBack(
  collection: Collection,
  error: AdminApiError,
  previous: PreviousCollection | undefined,
): Fallback {
  const { key, label } = collection;
  const said = `${error.message} ${error.check}`;
  if (error.isRefusal && collection.onFailure === 'fail') {
    const message = `${label}: the admin API refuses the call. ${error.message}`;
    return { kind: 'fail', failure: { collection: key, message, check: error.check } };
  }
  if (previous && previous.record.outcome !== 'empty') {
    const isOne = previous.items.length === 1;
    const older = `${isOne ? '1 item' : `${previous.items.length} items`} of ${previous.takenAt} ${isOne ? 'stands' : 'stand'} in`;
    const message = `${label} could not be read whole; the ${older}. ${said}`;
    return {
      kind: 'use',
      outcome: 'kept',
      problem: { collection: key, kind: 'collection-kept', message },
    };
  }
  if (collection.onFailure === 'empty') {
    const message = `${label} could not be read whole, and there is no earlier pull to fall back on: the site shows none. ${said}`;
    return {
      kind: 'use',
      outcome: 'empty',
      problem: { collection: key, kind: 'collection-empty', message },
    };
  }
  const message = `${label} could not be read whole, and there is no earlier pull to fall back on. ${error.message}`;
  return { kind: 'fail', failure: { collection: key, message, check: error.check } };
}

/** Names that `ACCEPT_SHRINK` accepts. */
export type MayShrink = CollectionKey | 'pictures';

/** The refusal of a site that lacks most of its pictures. */
const MISSING_SHARE = 0.5;

/**
 * Why a site without most of its pictures must not be published, or null. Pictures that were missing before do not
 * count.
 * @param failed the problems of failed pictures
 */
export function pictureFailure(
  now: { total: number; missing: readonly string[] },
  missingBefore: ReadonlySet<string>,
  failed: readonly Problem[],
  accepted: ReadonlySet<MayShrink>,
): PullFailure | null {
  const lost = now.missing.filter((url) => !missingBefore.has(url)).length;
  if (accepted.has('pictures') || lost <= DAILY_ITEMS || lost <= now.total * MISSING_SHARE)
    return null;
  const causes = groupedProblems(failed.filter(({ kind }) => kind === 'picture-failed'));
  return {
    collection: null,
    message: `Pictures: ${lost} of ${now.total} could not be fetched. ${causes
      .slice(0, 3)
      .map(({ message }) => message)
      .join('; ')}.`,
    check:
      'If that is right, pull again with ACCEPT_SHRINK=pictures; else check the hosts of the pictures.',
    accept: 'pictures',
  };
}

/** Why a completely read collection must not be published, or null. */
export function shrinkFailure(
  collection: Collection,
  result: Pick<CollectionResult, 'items' | 'suddenlyUnfit'>,
  previous: PreviousCollection | undefined,
  accepted: ReadonlySet<MayShrink>,
): PullFailure | null {
  const before = previous?.items.length ?? 0;
  if (before === 0 || accepted.has(collection.key)) return null;
  const now = result.items.length;
  const check = `If that is right, pull again with ACCEPT_SHRINK=${collection.key}; else check the admin API (${collection.list.path}).`;
  const failure = (message: string): PullFailure => ({
    collection: collection.key,
    message: `${collection.label}: ${message}`,
    check,
    accept: collection.key,
  });
  if (isShrunk(now, before)) {
    return failure(
      now === 0
        ? `the list came back empty, and ${before} were published before.`
        : `${now} of ${before} items are left; more than 20 % and ${DAILY_ITEMS} are gone.`,
    );
  }
  const unfit = result.suddenlyUnfit.length;
  if (!isLoss(unfit, before)) return null;
  const [first] = result.suddenlyUnfit;
  return failure(
    `${unfit} of ${before} items that were fine before are unfit now. The first: ${first ?? ''}`,
  );
}
