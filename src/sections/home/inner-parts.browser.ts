/** In the place of `inner-parts.ts` in a built page's browser: the index follows the clock, the rest stays as built. */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart } from '../../hydration/parts';

export const HomeIndexGroups = builtUntilChanged('section', () =>
  import('./home-index-groups').then((loaded) => loaded.HomeIndexGroups),
);
export const PracticeSwatch = builtPart('div', () =>
  import('./practice-cloth').then((loaded) => loaded.PracticeSwatch),
);
export const PracticeWeave = builtPart('p', () =>
  import('./practice-cloth').then((loaded) => loaded.PracticeWeave),
);
