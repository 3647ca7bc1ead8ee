export { onRenderBody } from './src/app/head';
export { replaceRenderer } from './src/app/server-render';
export { wrapPageElement, wrapRootElement } from './src/app/root';
