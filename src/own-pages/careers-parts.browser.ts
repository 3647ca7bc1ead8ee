/** In the place of `careers-parts.ts` in a built page's browser: all of the copy stays as it was built. */
import { builtPart, loadOnce } from '../hydration/parts';
import type { preloadCareers as Preload } from './careers-copy';

const copy = () => import('./careers-copy');
export const CareersHead = builtPart('div', 'CareersHead', copy);
export const CareersCopy = builtPart('div', 'CareersCopy', copy);
export const preloadCareers: typeof Preload = async (page) =>
  (await loadOnce(copy)).preloadCareers(page);
