export { wrapPageElement, wrapRootElement } from './src/app/root';
export { onRenderBody, replaceRenderer } from './src/app/rendering/hooks';
export { onPreRenderHTML } from './src/app/late-start';
