/** In the place of `insurtech-parts.ts` in a built page's browser: the words stay as they were built. */
import { builtPart } from '../hydration/parts';

export const InsurtechWords = builtPart('div', 'InsurtechWords', () => import('./insurtech-words'));
