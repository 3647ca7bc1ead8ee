export { wrapPageElement, wrapRootElement } from './src/app/root';
export { shouldUpdateScroll } from './src/providers/scroll-reset';
