import { navigate } from 'gatsby';
import { useCallback, useEffect, useState } from 'react';
import { itemAddress } from './item-address';
import { definitionOf } from '../../collections';
import { failureOf } from '../../site/messages';
import { notifyLater } from '../../notifications/notify-later';
import { AnswerCache } from '../answers/answer-cache';
import { AdminApiError, isAborted, type FailureKind } from '../api/errors';
import type { Found } from './look-up';
import type { FoundPage } from './found-page';

/** State of an address that was not built. */
export type LookUpState =
  /** It cannot be an item's. */
  | { name: 'none' }
  | { name: 'asking' }
  | { name: 'found'; found: Found; Page: typeof FoundPage }
  /** The admin API has none either. */
  | { name: 'unknown' }
  /** It could not be determined whether it is one. */
  | { name: 'failed'; kind: FailureKind };

type Settled = Exclude<LookUpState, { name: 'none' | 'asking' }>;

/** By address: for Back, above all. */
const recent = new AnswerCache<Settled>();

/** Addresses that led elsewhere in this visit: a server that sends around in circles is not followed. */
const moved = new Set<string>();

/** @returns null where the visitor is led on, or has gone on */
async function ask(path: string, siteUrl: string, signal: AbortSignal): Promise<Settled | null> {
  const address = itemAddress(path);
  if (!address) return { name: 'unknown' };
  try {
    const [{ lookUp }, { FoundPage: Page }] = await Promise.all([
      import(/* webpackChunkName: 'look-up' */ './look-up'),
      import(/* webpackChunkName: 'look-up' */ './found-page'),
    ]);
    const result = await lookUp(address, { siteUrl, signal });
    if (result === null) return { name: 'unknown' };
    if (!('movedTo' in result)) return { name: 'found', found: result, Page };
    moved.add(path);
    if (moved.has(result.movedTo)) return { name: 'unknown' };
    await navigate(result.movedTo, { replace: true });
    return null;
  } catch (error) {
    if (isAborted(error)) return null;
    const { kind, serverMessage } =
      error instanceof AdminApiError
        ? error
        : { kind: 'network' as const, serverMessage: undefined };
    // The page says so, too.
    void notifyLater('error', failureOf(definitionOf(address.collection), serverMessage));
    return { name: 'failed', kind };
  }
}

/**
 * Looks an address up that the build has no page for.
 * @param path as `location` has it; empty while it is not known
 * @param siteUrl the site's own address
 */
export function useLookUp(
  path: string,
  siteUrl: string,
): { state: LookUpState; again: () => void } {
  const [settled, setSettled] = useState<{ path: string; state: Settled } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = settled?.path === path ? settled.state : recent.recall(path);
  const isAsking = known === null && itemAddress(path) !== null;

  useEffect(() => {
    if (!isAsking) return undefined;
    const controller = new AbortController();
    void ask(path, siteUrl, controller.signal).then((state) => {
      if (state === null || controller.signal.aborted) return;
      if (state.name === 'found') recent.remember(path, state);
      setSettled({ path, state });
    });
    return () => controller.abort();
  }, [path, siteUrl, isAsking, attempt]);

  const again = useCallback(() => {
    setSettled(null);
    setAttempt((count) => count + 1);
  }, []);
  const state: LookUpState = known ?? { name: isAsking ? 'asking' : 'none' };
  return { state, again };
}
