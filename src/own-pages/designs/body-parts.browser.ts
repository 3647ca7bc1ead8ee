/** In the place of `body-parts.ts` in a built page's browser: each comes on its own. */
import { livePart } from '../../hydration/parts';

export const BandsBesideContents = livePart('BandsBesideContents', () => import('./document-body'));
export const EssayBands = livePart('EssayBands', () => import('./essay-body'));
