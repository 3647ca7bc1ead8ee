import { Suspense, useState, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { livePart } from '../../hydration/parts';
import type { Marked } from '../../site/markup';
import type { FooterContext } from './footer-overrides';

const FooterRequest = livePart(
  'FooterRequest',
  () => import(/* webpackChunkName: 'parts-page' */ './footer-request'),
);

const PLACE = '[data-footer-request]' satisfies Marked;

/** Empties the request's place, which the page was built with. */
function emptiedPlace(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(PLACE);
  place?.replaceChildren();
  return place;
}

/**
 * The footer's call to action after a navigation, in the place of the built one. Its code is loaded then.
 * @returns null as long as the page on show is the one that was loaded
 */
export function useFooterRequest(context: FooterContext): ReactPortal | null {
  const [first] = useState(context.pathname);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  if (!place && context.pathname === first) return null;
  const current = place ?? emptiedPlace();
  if (!current) return null;
  if (!place) setPlace(current);
  return createPortal(
    <Suspense>
      <FooterRequest {...context} />
    </Suspense>,
    current,
  );
}
