/** An element of the built page for which the application has drawn another: `src/app/late-start/carry-over.ts`. */
export interface Replaced extends Element {
  replacedBy?: Element;
}

/** The element that stands in an element's place by now: itself, as a rule. */
export function inUse<E extends Element>(element: E): E {
  let now: Replaced = element;
  while (now.replacedBy) now = now.replacedBy;
  return now as E;
}
