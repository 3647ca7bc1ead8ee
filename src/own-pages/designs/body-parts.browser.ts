/** In the place of `body-parts.ts` in a built page's browser: each comes on its own. */
import { livePart } from '../../hydration/parts';

export const BandsBesideContents = livePart(() =>
  import('./document-body').then((loaded) => loaded.BandsBesideContents),
);
export const EssayBands = livePart(() =>
  import('./essay-body').then((loaded) => loaded.EssayBands),
);
