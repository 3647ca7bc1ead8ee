/** In the place of `parts.ts` in a built page's browser: the parts stay as they were built. */
import { builtPart } from '../../hydration/parts';

export const ArchiveMonths = builtPart('div', () =>
  import('./archive-months').then((loaded) => loaded.ArchiveMonths),
);
export const AwardYears = builtPart('div', () =>
  import('./award-years').then((loaded) => loaded.AwardYears),
);
export const Booklets = builtPart('div', () =>
  import('./booklets').then((loaded) => loaded.Booklets),
);
