import { createElement, useCallback, useState, type ReactNode } from 'react';
import { HydratedPart } from '../hydration/hydration';
import { ErrorBoundary } from './error-boundary';

interface ShellPartProps {
  /** Finds the part's one element in the page. */
  selector: string;
  children: ReactNode;
}

/**
 * A part of the shell, hydrated separately. A failure affects no other part of the page, and it stays as shown: plain
 * HTML, which the early script still handles.
 */
export function ShellPart({ selector, children }: ShellPartProps) {
  return (
    <HydratedPart>
      <ErrorBoundary fallback={<AsItWas selector={selector} />}>{children}</ErrorBoundary>
    </HydratedPart>
  );
}

/** The part as the page still shows it while this is rendered. The element is React's own, and all in it is not. */
function AsItWas({ selector }: { selector: string }) {
  const [shown] = useState(() => document.querySelector(selector)?.cloneNode(true) ?? null);
  const fill = useCallback(
    (element: Element | null) => {
      if (!element || !(shown instanceof Element)) return;
      for (const { name, value } of shown.attributes) element.setAttribute(name, value);
      element.replaceChildren(...shown.childNodes);
    },
    [shown],
  );
  return shown instanceof Element ? createElement(shown.localName, { ref: fill }) : null;
}
