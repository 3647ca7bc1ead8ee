/** In the place of `inner-parts.ts` in a built page's browser: the index follows the clock, the rest stays as built. */
import { builtUntilChanged } from '../../hydration/built-until-changed';
import { builtPart } from '../../hydration/parts';

const practiceCloth = () => import('./practice-cloth');
export const HomeIndexGroups = builtUntilChanged(
  'section',
  'HomeIndexGroups',
  () => import('./home-index-groups'),
);
export const PracticeSwatch = builtPart('div', 'PracticeSwatch', practiceCloth);
export const PracticeWeave = builtPart('p', 'PracticeWeave', practiceCloth);
