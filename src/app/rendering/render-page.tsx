import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { roomForBanner } from '../../shell/banner/banner-styles';
import { fontFaces } from '../../styles/fonts';
import { GlobalStyles } from '../../styles/global';
import { newCache, stylesIn } from './style-cache';

/** One style element of a page's head. */
export interface PageStyle {
  css: string;
  /** Whether the browser would insert its rules itself, if it did not find them here. */
  isOfComponents?: boolean;
}

/** All that the rendering of one page gives. */
export interface RenderedPage {
  /** Of the body. */
  html: string;
  /** In their order in the head. The page's policy names the hash of each. */
  styles: readonly PageStyle[];
}

/** A part that waits longer than this waits for data that no build gives. */
const PATIENCE_MS = 60_000;

/**
 * Renders a page, and its styles apart from it.
 * @param signal ends the rendering
 * @throws {unknown} the error of a part that fails or still waits at the end: the page would be published without it
 */
export async function renderPage(
  element: ReactElement,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<RenderedPage> {
  const { cache, stylesOf } = pageCache();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{element}</CacheProvider>,
    {
      onError: (error) => void errors.push(error),
      // In one piece: React would put large parts at the end of the page, and have a script move them to their places.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal,
    },
  );
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return { html, styles: [globalStyle(), { css: stylesOf(html), isOfComponents: true }] };
}

/** A cache of styles for what is rendered from now on, which keeps them out of the HTML. */
function pageCache() {
  const cache = newCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const stylesOf = (html: string): string =>
    extractCriticalToChunks(html)
      .styles.map(({ ids, css }) => {
        const other = [...stylesIn(css)].find((name) => !ids.includes(name));
        if (other !== undefined)
          throw new Error(
            `A style refers to ${other}, which another one made: the browser would take that for inserted. Refer to an attribute of the element instead. The style: ${css.slice(0, 200)}`,
          );
        return css;
      })
      // In one: the policy has a hash for each.
      .join('');
  return { cache, stylesOf };
}

let globals: PageStyle | undefined;

/** The fonts and the global styles, equal on each page. They never change, so that the browser needs no code for them. */
function globalStyle(): PageStyle {
  if (globals) return globals;
  const { cache, stylesOf } = pageCache();
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles also={roomForBanner} />
    </CacheProvider>,
  );
  globals = { css: fontFaces + stylesOf('') };
  return globals;
}
