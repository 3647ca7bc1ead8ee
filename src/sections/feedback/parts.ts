/** The parts of the feedback page around its form. A built page's browser has `parts.browser.ts`. */
export { FeedbackAfterwards } from './feedback-afterwards';
export { FeedbackHeader } from './feedback-header';
