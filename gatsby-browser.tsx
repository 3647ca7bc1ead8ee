export { wrapPageElement, wrapRootElement } from './src/app/root';
export { onRouteUpdate } from './src/app/route-update';
export { shouldUpdateScroll } from './src/providers/scroll-reset';
export { onInitialClientRender } from './src/providers/view-transition';
