export { wrapPageElement, wrapRootElement } from './src/app/root';
export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/app/rendering/hooks';
