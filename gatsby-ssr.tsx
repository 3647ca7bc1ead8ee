export { onRenderBody } from './src/app/rendering/head';
export { onPreRenderHTML } from './src/app/rendering/post-body';
export { wrapPageElement, wrapRootElement } from './src/app/root';
export { replaceRenderer } from './src/app/rendering/server-render';
