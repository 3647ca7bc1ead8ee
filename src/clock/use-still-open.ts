import { useInBrowser } from '../hydration/use-in-browser';
import { isStillOpen } from './open-until';
import { subscribeToClock } from './subscribe-to-clock';

interface Offer {
  readonly is_open: boolean;
  readonly valid_through: string | null;
}

/**
 * Whether an offer is still open: as it was built, until its last day has passed by the browser's clock. That closes an
 * offer, and opens none.
 */
export const useIsStillOpen = ({ is_open, valid_through }: Offer): boolean =>
  useInBrowser(() => isStillOpen(is_open, valid_through, Date.now()), is_open, subscribeToClock);

/** Several offers as they stand by the same clock; the given list itself while none of them has closed. */
export function useStillOpen<T extends Offer>(offers: readonly T[]): readonly T[] {
  const closed = useInBrowser(
    () =>
      offers
        .flatMap(({ is_open, valid_through }, index) =>
          is_open && !isStillOpen(is_open, valid_through, Date.now()) ? [index] : [],
        )
        .join(' '),
    '',
    subscribeToClock,
  );
  if (closed === '') return offers;
  const indices = new Set(closed.split(' ').map(Number));
  return offers.map((offer, index) => (indices.has(index) ? { ...offer, is_open: false } : offer));
}
