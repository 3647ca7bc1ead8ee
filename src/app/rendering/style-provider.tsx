import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { roomForBanner } from '../../shell/banner/banner-styles';
import { GlobalStyles } from '../../styles/global';
import { newCache, stylesIn } from './style-cache';

const cache = newCache();

// The style elements of the built page hold these styles. Emotion would find them by `data-emotion`, and move each of the
// elements, for which the browser would style the whole page anew.
if (typeof document !== 'undefined')
  for (const { textContent } of document.querySelectorAll('style[data-styles]'))
    for (const name of stylesIn(textContent ?? '')) cache.inserted[name] = true;

/** In develop nothing is built, and the global styles are reloaded as they change. */
const isBuild = process.env.NODE_ENV === 'production';

/** The browser's styles. A build has them for each page (`render-page.tsx`), with the global ones. */
export const StyleProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    {isBuild ? children : <WithGlobalStyles>{children}</WithGlobalStyles>}
  </CacheProvider>
);

function WithGlobalStyles({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles also={roomForBanner} />
      {children}
    </>
  );
}
