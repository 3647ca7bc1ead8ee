import { navigate } from 'gatsby';
import { useEffect, useRef, type MouseEvent } from 'react';
import { opensElsewhere } from '../../../lib/opens-elsewhere';
import { useLocationPart } from '../../../lib/use-location-part';

export interface ChosenMode {
  /** Id that the address names by `?type=`; null for none and for one that does not exist. */
  chosen: string | null;
  /** Follows a link to one of the ways without loading the page anew, and puts focus where it leads. */
  choose: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

const typeInAddress = () => new URLSearchParams(location.search).get('type') ?? '';

/** The way that the address chooses, brought into view. */
export function useChosenMode(ids: readonly string[]): ChosenMode {
  const type = useLocationPart(typeInAddress);
  const chosen = ids.includes(type) ? type : null;
  useBroughtIntoView(chosen);
  const choose = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // A new tab or window is the browser's business.
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(`${location.pathname}?type=${id}#${id}`);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return { chosen, choose };
}

function useBroughtIntoView(id: string | null): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (id === null) {
      isFirst.current = false;
      return;
    }
    // After the router has found the place that Back or an anchor leads to: that place stands on a first view.
    const frame = requestAnimationFrame(() => {
      const isPlaced = isFirst.current && (window.scrollY > 0 || location.hash !== '');
      isFirst.current = false;
      if (!isPlaced) document.getElementById(id)?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
