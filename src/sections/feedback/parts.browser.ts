/** In the place of `parts.ts` in a built page's browser: both stay as they were built. */
import { builtPart } from '../../hydration/parts';

const feedbackWords = () => import('./feedback-words');
export const FeedbackAfterwards = builtPart('section', 'FeedbackAfterwards', feedbackWords);
export const FeedbackHeader = builtPart('header', 'FeedbackHeader', feedbackWords);
