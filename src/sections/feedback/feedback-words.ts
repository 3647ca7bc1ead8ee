/** The surroundings of the form of the feedback page. One chunk: pages after the first need all of it. */
export { FeedbackAfterwards } from './feedback-afterwards';
export { FeedbackHeader } from './feedback-header';
