/** Hydration in slices, so that no response waits for the whole page; and the moment when all of it is done. */
import {
  Children,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

/** Parts of the first page that React has not hydrated yet. */
let open = 0;
/** Callbacks waiting for all parts; null once all are hydrated. */
let waiting: (() => void)[] | null = [];

function settle(): void {
  if (open > 0 || !waiting?.length) return;
  const all = waiting;
  waiting = null;
  for (const each of all) each();
}

/** Calls back once React has hydrated all of the first page, at once where it has. */
export function whenHydrated(callback: () => void): void {
  if (!waiting) {
    callback();
    return;
  }
  waiting.push(callback);
  settle();
}

/** Whether React has hydrated all of the first page. */
export const isHydrated = (): boolean => waiting === null;

/** Takes a part off the count, once. */
function close(isCounted: RefObject<boolean>): void {
  if (!isCounted.current) return;
  isCounted.current = false;
  open -= 1;
  settle();
}

function Arrived({ isCounted }: { isCounted: RefObject<boolean> }) {
  useEffect(() => close(isCounted), [isCounted]);
  return null;
}

/**
 * A part of the page that React hydrates separately: first where the visitor uses it, else in turn. Leaving one out costs
 * response time, nothing else: https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  const isCounted = useRef(false);
  useLayoutEffect(() => {
    if (!waiting) return;
    open += 1;
    isCounted.current = true;
    return () => close(isCounted);
  }, []);
  return (
    <Suspense>
      {children}
      <Arrived isCounted={isCounted} />
    </Suspense>
  );
}

/** Each child as a separate part. */
export function HydratedParts({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <HydratedPart>{child}</HydratedPart>);
}
