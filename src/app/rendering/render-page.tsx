import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { fontFaces } from '../../styles/fonts';
import { newCache } from './style-cache';

/** One style element of a page's head. */
export interface PageStyle {
  css: string;
  /** Emotion's `data-emotion`, by which the browser takes it over; none on the site's own element. */
  emotion?: string;
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
  const cache = newCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
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
  // A component whose styles depend on a condition may have an empty one.
  const chunks = extractCriticalToChunks(html).styles.filter(({ css }) => css !== '');
  return {
    html,
    styles: [
      { css: fontFaces },
      ...chunks.map(({ key, ids, css }) => ({ css, emotion: `${key} ${ids.join(' ')}` })),
    ],
  };
}
