import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureOf } from '../../site/messages';
import { HydratedPart } from '../../hydration/hydration';
import { notifyLater } from '../../notifications/notify-later';
import { hiddenText, wrap } from '../../styles/layout';
import { ListFrame } from './list-frame';
import { ListSkeleton, SLOW_MS } from './list-skeleton';
import type { drawRefinedList } from './refined-list';
import type { Refining } from './use-refining';

export interface RefinableProps<T> {
  refining: Refining<T>;
  /** Draws items that were found, below a heading of level 2. */
  show: (items: readonly T[]) => ReactNode;
  /** The built list. */
  children: ReactNode;
}

const frame = css({ '&:focus': { outline: 'none' } });

/**
 * A list that the address refines: the built one, until it asks for another. Nothing of what that takes is loaded
 * before, and where it cannot be loaded the built list stays.
 */
export function Refinable<T>({ refining, show, children }: RefinableProps<T>) {
  const { definition, query } = refining;
  const { draw, isLate, failure } = useDrawing(refining);
  const [said, say] = useState('');
  const isRefined = query !== null;
  const box = useReturnedFocus(isRefined);
  const [wasRefined, setWasRefined] = useState(isRefined);
  if (wasRefined !== isRefined) {
    setWasRefined(isRefined);
    if (!isRefined) say(`All ${definition.many}.`);
  }
  return (
    <div css={frame} ref={box} tabIndex={-1}>
      <p css={failure ? wrap : hiddenText} role="status">
        {failure ?? said}
      </p>
      {query && draw ? (
        draw({ refining: { ...refining, query }, show, before: children, say })
      ) : query && isLate ? (
        <ListFrame isBusy>
          <ListSkeleton />
        </ListFrame>
      ) : (
        <HydratedPart>{children}</HydratedPart>
      )}
    </div>
  );
}

/**
 * Loads the code that asks and draws, once it is wanted; `isLate` while the wait is too long, and a `failure` that no
 * notification could tell.
 */
function useDrawing({ definition, load, query, isTouched }: Refining) {
  const [draw, setDraw] = useState<typeof drawRefinedList | null>(null);
  const [isLate, setLate] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isLoaded = draw !== null;
  useEffect(() => {
    if (isLoaded || (query === null && !isTouched)) return;
    let isGone = false;
    const late = setTimeout(setLate, SLOW_MS, true);
    const end = () => {
      clearTimeout(late);
      setLate(false);
    };
    // The code that asks for lists and draws them, and this collection's teaser.
    Promise.all([import(/* webpackChunkName: 'refined-list' */ './refined-list'), load()]).then(
      ([module]) => {
        if (isGone) return;
        end();
        setFailure(null);
        setDraw(() => module.drawRefinedList);
      },
      // The built list stays; it is asked for again with the next question.
      () => {
        if (isGone) return;
        end();
        if (!query) return;
        const words = failureOf(definition);
        void notifyLater('error', words).then((isTold) => setFailure(isTold ? null : words));
      },
    );
    return () => {
      isGone = true;
      clearTimeout(late);
    };
  }, [isLoaded, definition, load, query, isTouched]);
  return { draw, isLate, failure: query && failure };
}

/** Restores focus: following a link from a refined list back to the built one removes that link, and focus with it. */
function useReturnedFocus(isRefined: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasRefined = useRef(isRefined);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasRefined.current && !isRefined && isLost) box.current?.focus({ preventScroll: true });
    wasRefined.current = isRefined;
  }, [isRefined]);
  return box;
}
