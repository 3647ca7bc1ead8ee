// The providers around every page (cookie consent, tracking, scroll reset) are in src/app/root.tsx, in their order;
// gatsby-ssr.tsx has the same.
export { wrapRootElement } from './src/app/browser-root';
export { wrapPageElement } from './src/app/root';
export { onClientEntry } from './src/app/client-entry';
export { onInitialClientRender } from './src/app/initial-render';
export { onRouteUpdate } from './src/app/route-update';
export { shouldUpdateScroll } from './src/app/scroll-reset';
export { disableCorePrefetching } from './src/app/prefetch';
