import createEmotionServer from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';
import { fontFaces } from '../../styles/fonts';
import { hoistStyles } from './style-attributes';
import { newCache, StyleCacheOfBuild } from './style-provider';

/** One style element of a page's head. */
export interface PageStyle {
  css: string;
  /** Emotion's `data-emotion`, by which the browser takes it over; none on the site's own element. */
  emotion?: string;
}

/** All that the rendering of one page gives. */
export interface RenderedPage {
  /** Of the body, without style attributes. */
  html: string;
  helmet: HelmetData;
  /** In their order in the head. The page's policy names the hash of each. */
  styles: readonly PageStyle[];
}

/** Emotion's name for styles that belong to no element; it finds each of them by name. */
const GLOBAL = /-global$/;

/** React's mark in the place of a part that failed, which it leaves to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Renders again, for the reason of a failure: `renderToString` keeps it to itself. */
function failureIn(element: ReactElement): Promise<Error> {
  return new Promise((resolve) => {
    renderToPipeableStream(element, {
      onError: (error) => resolve(error instanceof Error ? error : new Error(String(error))),
      onAllReady: () => resolve(new Error('A part of the page waits for what no build gives.')),
    });
  });
}

/**
 * Renders a page with its head and its styles in one go. react-helmet gathers the head in one place for all of a
 * process, while Gatsby renders two pages at a time, in pieces: left to gatsby-plugin-react-helmet, about one page in
 * twenty got the head of another or none. Styles, left to Emotion, would stand as style elements among the page's own,
 * where HTML does not allow them.
 * @throws {Error} where a part of the page fails: the page would be published without it
 */
export async function renderPage(element: ReactElement): Promise<RenderedPage> {
  const cache = newCache();
  cache.compat = true;
  const whole = <StyleCacheOfBuild value={cache}>{element}</StyleCacheOfBuild>;
  const body = renderToString(whole);
  const helmet = Helmet.renderStatic();
  if (body.includes(LEFT_OUT)) throw await failureIn(whole);
  const { html, css } = hoistStyles(body);
  const chunks = createEmotionServer(cache)
    .extractCriticalToChunks(body)
    .styles.filter((chunk) => chunk.css !== '');
  // The digest of each style stands in the page's policy, and packs badly. The browser looks for the site's global styles,
  // which are rendered first; keyframes and the shell's it takes from anywhere.
  const [site, ...others] = chunks.filter(({ key }) => GLOBAL.test(key));
  const ofElements = chunks.filter(({ key }) => !GLOBAL.test(key));
  return {
    html,
    helmet,
    styles: [
      { css: fontFaces + css + others.map((chunk) => chunk.css).join('') },
      ...(site ? [{ css: site.css, emotion: `${site.key} ${site.ids.join(' ')}` }] : []),
      // Without the list of their names: the browser reads those from the rules.
      ...ofElements.map((chunk) => ({ css: chunk.css, emotion: `${chunk.key} ` })),
    ],
  };
}
