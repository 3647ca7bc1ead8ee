/** In the place of `parts.ts` in a built page's browser: both stay as they were built. */
import { builtPart } from '../../hydration/parts';

export const FeedbackAfterwards = builtPart('section', () =>
  import('./feedback-words').then((loaded) => loaded.FeedbackAfterwards),
);
export const FeedbackHeader = builtPart('header', () =>
  import('./feedback-words').then((loaded) => loaded.FeedbackHeader),
);
