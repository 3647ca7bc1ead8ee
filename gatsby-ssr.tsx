export { onRenderBody } from './src/app/head';
export { onPreRenderHTML } from './src/app/post-body';
export { wrapPageElement, wrapRootElement } from './src/app/root';
export { replaceRenderer } from './src/app/server-render';
