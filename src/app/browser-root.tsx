import type { GatsbyBrowser } from 'gatsby';
import { StyleProvider } from './rendering/style-provider';
import { wrapRootElement as wrapRoot } from './root';

/** The root with the browser's cache of styles; a build has one for each page (`rendering/render-page.tsx`). */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = (...root) => (
  <StyleProvider>{wrapRoot(...root)}</StyleProvider>
);
