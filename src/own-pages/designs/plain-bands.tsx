import { Fragment } from 'react';
import { HydratedParts } from '../../hydration/hydration';
import { PageBand } from '../bands/page-bands';
import type { DesignPage } from './design-page';
import { weave, type WovenPart } from './woven';

export interface BodyProps {
  page: DesignPage;
  woven: readonly WovenPart[];
}

/** Bands from edge to edge, with the design's parts between them. */
export function PlainBands({ page, woven }: BodyProps) {
  return (
    <HydratedParts>
      {weave(page.bands, woven).map((step) =>
        'band' in step ? (
          <PageBand key={`band ${step.index}`} band={step.band} />
        ) : (
          <Fragment key={step.part.key}>{step.part.draw(page)}</Fragment>
        ),
      )}
    </HydratedParts>
  );
}
