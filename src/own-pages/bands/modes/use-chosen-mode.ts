import { navigate } from 'gatsby';
import { useLayoutEffect, type MouseEvent } from 'react';
import { opensElsewhere } from '../../../lib/opens-elsewhere';
import { useInBrowser } from '../../../hydration/use-in-browser';

const typeInAddress = () => new URLSearchParams(location.search).get('type') ?? '';

/** The way that the address chooses. The page still begins at its top; an anchor leads to the way. */
export function useChosenMode(ids: readonly string[]) {
  const type = useInBrowser(typeInAddress, '');
  // Null for none and for one that does not exist.
  const chosen = ids.includes(type) ? type : null;
  const all = ids.join(' ');
  // The panels stay as they were built; the mark of the chosen one is no business of React.
  useLayoutEffect(() => {
    for (const id of all.split(' '))
      document.getElementById(id)?.toggleAttribute('data-chosen', id === chosen);
  }, [all, chosen]);
  /** Follows a link to one of the ways without reloading the page, and moves focus to its target. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // A new tab or window is the browser's business.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(`${location.pathname}?type=${id}#${id}`);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return { chosen, choose };
}
