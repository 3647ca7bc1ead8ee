import { navigate } from 'gatsby';
import { useState } from 'react';
import { useInBrowser } from '../../../hydration/use-in-browser';
import { inPlace } from '../../../lib/in-place';

/** The choice of all ways. */
export const ALL = 'all';

const typeInAddress = () => new URLSearchParams(location.search).get('type') ?? '';

/** The way that the address chooses by `?type=`, or all; `choose` changes the address and leaves the page where it is. */
export function useChosenMode(ids: readonly string[]) {
  const type = useInBrowser(typeInAddress, '');
  const [picked, pick] = useState<string | null>(null);
  const choose = (id: string) => {
    pick(id);
    const address = id === ALL ? location.pathname : `${location.pathname}?type=${id}`;
    // The address has it from then on, and may change without this control.
    void Promise.resolve(navigate(address, { replace: true, state: inPlace })).then(() =>
      pick(null),
    );
  };
  return { chosen: picked ?? (ids.includes(type) ? type : ALL), choose };
}
