export { onInitialClientRender } from './src/app/initial-render';
export { wrapPageElement, wrapRootElement } from './src/app/root';
export { onRouteUpdate } from './src/app/route-update';
export { disableCorePrefetching } from './src/app/navigation/prefetch';
export { onClientEntry } from './src/app/client-entry';
export { onPreRouteUpdate, shouldUpdateScroll } from './src/app/navigation/scroll-reset';
