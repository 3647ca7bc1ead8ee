export { onInitialClientRender } from './src/app/initial-render';
export { wrapPageElement } from './src/app/root';
export { wrapRootElement } from './src/app/browser-root';
export { onRouteUpdate } from './src/app/route-update';
export { disableCorePrefetching } from './src/app/navigation/prefetch';
export { onClientEntry } from './src/app/client-entry';
export { onPreRouteUpdate, shouldUpdateScroll } from './src/app/navigation/scroll-reset';
