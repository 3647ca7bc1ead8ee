import { createElement, useCallback, useState } from 'react';
import { AS_BUILT } from '../hydration/built-part';

export interface StaticPartProps {
  /** The part's tag. */
  tag: string;
  /** Finds the part's one element in the page. */
  selector: string;
}

/**
 * A part of the shell as the page was built with it, for the whole visit: React knows its element and nothing in it.
 * Where React renders the page anew after a failure, the contents move into the new element.
 */
export function StaticPart({ tag, selector }: StaticPartProps) {
  const [built] = useState(() => document.querySelector(selector));
  const fill = useCallback(
    (element: Element | null) => {
      if (!element || !built || element === built) return;
      for (const { name, value } of built.attributes) element.setAttribute(name, value);
      element.replaceChildren(...built.childNodes);
    },
    [built],
  );
  return createElement(tag, { ...AS_BUILT, ref: fill });
}
