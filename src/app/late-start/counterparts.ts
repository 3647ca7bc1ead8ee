/** Pairs elements that React has thrown away with those that it has drawn in their place. */

/** React's `useId`: other ids where it hydrates than where it renders anew. */
const MADE_BY_REACT = /^[:«_]r/i;

const ATTRIBUTES = ['id', 'name', 'type', 'action'] as const;

/**
 * All that an element has in common with its counterpart. A translation adds elements around texts, and an extension adds
 * them beside fields and writes attributes of its own: neither is counted.
 */
function kindOf(element: Element): string {
  const said = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').filter(
    (value) => value && !MADE_BY_REACT.test(value),
  );
  // One of several with one name.
  if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type))
    said.push(element.value);
  // A named element may have been given a class by an extension; without a name there is nothing else to go by.
  return [element.localName, ...(said.length > 0 ? said : element.classList)].join(' ');
}

/** The element and all within, in the order of the document. */
export const within = (node: Node): Element[] =>
  node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];

/** Elements that are gone, each waiting for its counterpart: the next of its kind, in the order of the document. */
export function counterparts() {
  const waiting = new Map<string, Element[]>();
  return {
    add(element: Element): void {
      const kind = kindOf(element);
      const others = waiting.get(kind);
      if (others) others.push(element);
      else waiting.set(kind, [element]);
    },
    /** Takes the counterpart of a new element. */
    take: (element: Element): Element | undefined => waiting.get(kindOf(element))?.shift(),
  };
}
