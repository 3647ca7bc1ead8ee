import { HydratedPart } from '../../hydration/hydration';
import { PageBand } from '../bands/page-bands';
import type { DesignPage } from './design-page';
import { weave, type WovenPart } from './woven';

export interface BodyProps {
  page: DesignPage;
  woven: readonly WovenPart[];
}

/** Bands from edge to edge, with the design's parts between them. */
export function PlainBands({ page, woven }: BodyProps) {
  return weave(page.bands, woven).map((step) =>
    'band' in step ? (
      <PageBand key={`band ${step.index}`} band={step.band} />
    ) : (
      <HydratedPart key={step.part.key}>{step.part.draw(page)}</HydratedPart>
    ),
  );
}
