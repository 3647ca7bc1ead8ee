import { createElement, useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;
const isBuild = typeof document === 'undefined';

/** Props of an element whose built markup React leaves alone: it hydrates the element, and nothing in it. */
export const AS_BUILT = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;

/** Whether the component was there when React hydrated the first page, in a browser: the page was built with it. */
export function useIsBuilt(): boolean {
  // React asks for the server's value only where it hydrates.
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => !isBuild,
  );
  const [isBuilt] = useState(hydrates);
  return isBuilt;
}

export interface BuiltPartProps {
  /** The tag of the part's one element. */
  tag: string;
  children: ReactNode;
}

/**
 * A part of the page that use never changes. On the first page React leaves its built element alone: the children are
 * not rendered, so that the code of a lazy one is not loaded. After a navigation they are.
 */
export function BuiltPart({ tag, children }: BuiltPartProps) {
  if (!useIsBuilt()) return children;
  return createElement(tag, AS_BUILT);
}
