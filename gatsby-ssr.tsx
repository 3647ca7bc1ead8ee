export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/app/rendering/hooks';
export { wrapPageElement, wrapRootElement } from './src/app/root';
