/** In the place of `parts.ts` in a built page's browser: both stay as they were built. */
import { builtPart } from '../../hydration/parts';

const parts = () => import('./parts.ts');
export const FeedbackAfterwards = builtPart('section', 'FeedbackAfterwards', parts);
export const FeedbackHeader = builtPart('header', 'FeedbackHeader', parts);
