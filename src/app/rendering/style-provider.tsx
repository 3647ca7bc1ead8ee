import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { newCache } from './style-cache';

/** Takes the style elements of the built page over, so it is made before hydration begins. */
const cache = newCache();

/** The browser's styles: in the built page `render-page.tsx` is around all of it. */
export const StyleProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
