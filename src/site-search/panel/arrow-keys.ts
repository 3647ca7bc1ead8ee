import type { KeyboardEvent } from 'react';

const HIT = 'a[data-search-hit]';

/** Target of each key from a place; -1 is the field. Null leaves the key to the browser. */
const steps: Readonly<Record<string, (at: number, last: number) => number | null>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => (at < 0 ? null : at - 1),
  // In the field they move the caret.
  Home: (at) => (at < 0 ? null : 0),
  End: (at, last) => (at < 0 ? null : last),
};

/**
 * Moves focus between the search field and the results that it is asked for, which are plain links. Put on what
 * holds both.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const step = steps[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const field = currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
  const hits = [...currentTarget.querySelectorAll<HTMLAnchorElement>(HIT)];
  const at = hits.findIndex((hit) => hit === target);
  if ((at < 0 && target !== field) || hits.length === 0) return;
  const next = step(at, hits.length - 1);
  if (next === null) return;
  event.preventDefault();
  (next < 0 ? field : hits[next])?.focus();
}
