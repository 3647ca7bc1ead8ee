/** Compares a pull with the counts of the live release. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyReport } from '../../../../pipeline/report';
import { checkCounts, countsOf, type Counts } from '../../../../pipeline/release/checks/counts';
import type { ReleaseStore } from '../../../../pipeline/release/store';
import { collectionKeys, collectionOf } from '../../../../src/collections/build-rows';
import { publishRelease, releaseStoreIn } from '../../../support/release-store';
import { scratchForEach } from '../../../support/scratch-for-each';

const FULL: Counts = Object.fromEntries(collectionKeys.map((key) => [key, 50]));

const scratch = scratchForEach();
let store: ReleaseStore;
beforeEach(() => {
  store = releaseStoreIn(scratch.file('qa'));
});

/** Makes a release live that was made of these; of earlier code, where none are named. */
const publish = (counts?: Counts) =>
  publishRelease(store, scratch, { 'index.html': 'a' }, counts ? { counts } : {});

/**
 * A run that pulled the full counts, except these.
 * @returns the reason for a refusal, or null
 */
function refusal(pulled: Counts, acceptShrink = '', source = 'live'): string | null {
  const build = emptyReport();
  for (const key of collectionKeys) {
    const published = pulled[key] ?? 50;
    const { label } = collectionOf(key);
    const rest = { fetched: published, withheld: 0, quarantined: 0 };
    build.collections[key] = { label, source: published ? 'live' : source, published, ...rest };
  }
  const options = { env: { ACCEPT_SHRINK: acceptShrink } };
  try {
    checkCounts({ options, store, build }, store.live());
    return null;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

it('counts what a build publishes', () => {
  const { collections } = emptyReport();
  collections.award = {
    ...{ label: 'Awards', source: 'live', fetched: 9, published: 7, withheld: 2, quarantined: 0 },
  };
  expect(countsOf({ collections })).toEqual({ award: 7 });
});

describe('a collection', () => {
  it.each([
    [0, true],
    [39, true],
    [40, false],
    [60, false],
  ])('of 50 items live and %i pulled is refused: %p', async (award, isRefused) => {
    await publish(FULL);
    expect(refusal({ award }) !== null).toBe(isRefused);
  });

  it('is named with both counts and what to do, and so is each other', async () => {
    await publish(FULL);
    expect(refusal({ award: 0, job: 10 })).toMatch(
      /Jobs: 10 of 50 are left\. Awards: 0 of 50 are left\. .*ACCEPT_SHRINK=job,award; else check ADMIN_API_URL/,
    );
  });

  it('that could not be read is told apart', async () => {
    await publish(FULL);
    expect(refusal({ client: 0 }, '', 'empty')).toContain(
      'Clients: the list could not be read, 0 of 50 are left.',
    );
  });

  it('may be empty where it was, before the first release, and against one that does not tell', async () => {
    expect(refusal({ award: 0 })).toBeNull();
    await publish();
    expect(refusal({ award: 0 })).toBeNull();
    await publish({ ...FULL, award: 0 });
    expect(refusal({ award: 0 }, '', 'empty')).toBeNull();
  });
});

describe('ACCEPT_SHRINK', () => {
  it('lets through what it names, and no other', async () => {
    await publish(FULL);
    expect(refusal({ award: 0, job: 0 }, 'award')).toMatch(/^(?!.*Awards).*ACCEPT_SHRINK=job;/);
    expect(refusal({ award: 0, job: 0 }, '1')).toBeNull();
  });

  it('need not be said again where its run published nothing, unless more is gone', async () => {
    await publish(FULL);
    expect(refusal({ award: 20 }, 'award')).toBeNull();
    expect(refusal({ award: 20, job: 10 }, 'job')).toBeNull();
    expect(refusal({ award: 20, job: 10 })).toBeNull();
    expect(refusal({ award: 0 })).toContain('Awards: 0 of 20 are left.');
  });

  it('is of no account any more once another release is live', async () => {
    await publish(FULL);
    expect(refusal({ award: 20 }, 'award')).toBeNull();
    await publish(FULL);
    expect(refusal({ award: 20 })).toContain('Awards: 20 of 50 are left.');
  });
});
