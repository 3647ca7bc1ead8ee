/** In the place of `seo.tsx` in a built page's browser: the head that the page was built with is left as it is. */
import { Suspense, useState } from 'react';
import { useIsBuilt } from '../hydration/built-part';
import { livePart } from '../hydration/parts';
import type { HeadFacts } from './head-of';

const LiveSeo = livePart('Seo', () => import(/* webpackChunkName: 'parts-page' */ './seo-head'));

/** The page's head: its code is loaded for the pages after the first, and once its facts change in place. */
export function Seo(facts: HeadFacts) {
  const isBuilt = useIsBuilt();
  const said = JSON.stringify(facts);
  const [built] = useState(said);
  const [isLive, setIsLive] = useState(!isBuilt);
  // For good: the facts may come back to those of the build.
  if (!isLive && said !== built) setIsLive(true);
  if (!isLive) return null;
  // Of its own: the page does not wait for its head.
  return (
    <Suspense>
      <LiveSeo {...facts} />
    </Suspense>
  );
}

Seo.preload = LiveSeo.preload;
