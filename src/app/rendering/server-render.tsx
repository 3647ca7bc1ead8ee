import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';
import { startBuildCache } from './style-provider';
import { fontFaces } from '../../styles/fonts';
import { hoistStyles } from './style-attributes';

type Styles = ReturnType<ReturnType<typeof createEmotionServer>['extractCriticalToChunks']>;

interface Head {
  helmet: HelmetData;
  styles: Styles['styles'];
  /** Rules in the place of style attributes. */
  hoisted: string;
}

/**
 * Heads by path, from the moment that a page is rendered until its HTML is put together.
 *
 * react-helmet gathers the head in one place for all of a process, while Gatsby renders two pages at a time,
 * in pieces: left to gatsby-plugin-react-helmet, about one page in twenty got the head of another or none.
 * Here a page is rendered and its head taken in one go, with nothing in between. So are its styles: left to themselves
 * they stand as style elements among the page's own, where HTML does not allow them.
 */
const heads = new Map<string, Head>();

export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const { extractCriticalToChunks } = createEmotionServer(startBuildCache());
  const body = renderToString(bodyComponent);
  const { html, css } = hoistStyles(body);
  replaceBodyHTMLString(html);
  heads.set(pathname, {
    helmet: Helmet.renderStatic(),
    styles: extractCriticalToChunks(body).styles,
    hoisted: css,
  });
};

/** Puts the head that the page itself asked for into its HTML. */
export function setPageHead({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs): void {
  const helmet = heads.get(pathname)?.helmet;
  if (!helmet) return;
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    helmet.script.toComponent(),
  ]);
}

/** The text of the style element that stands before Emotion's. */
const ownStyle = (hoisted: string) => fontFaces + hoisted;

/** The texts of the page's style elements. */
export function pageStyles(pathname: string): string[] {
  const { styles = [], hoisted = '' } = heads.get(pathname) ?? {};
  return [ownStyle(hoisted), ...styles.map(({ css }) => css)];
}

/** Emotion's name for styles that belong to no element; it finds each of them by name. */
const GLOBAL = /-global$/;

/**
 * Puts the page's styles into its HTML, as they are taken over in the browser (`style-provider.tsx`): those of elements
 * without the list of their names. Marked as moved: Emotion puts what is not behind all of the head, which styles the
 * whole page anew. The page's head is done then.
 */
export function setPageStyles({ pathname, setHeadComponents }: RenderBodyArgs): void {
  const { styles = [], hoisted = '' } = heads.get(pathname) ?? {};
  heads.delete(pathname);
  setHeadComponents([
    <style key="own" dangerouslySetInnerHTML={{ __html: ownStyle(hoisted) }} />,
    ...styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids[0] ?? ''}`}
        data-emotion={`${key} ${GLOBAL.test(key) ? ids.join(' ') : ''}`}
        data-s=""
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ]);
}
