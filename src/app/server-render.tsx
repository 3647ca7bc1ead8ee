import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';
import { startBuildCache } from './style-provider';

type Styles = ReturnType<ReturnType<typeof createEmotionServer>['extractCriticalToChunks']>;

interface Head {
  helmet: HelmetData;
  styles: Styles['styles'];
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
  replaceBodyHTMLString(body);
  heads.set(pathname, {
    helmet: Helmet.renderStatic(),
    styles: extractCriticalToChunks(body).styles,
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

/** Puts the page's styles into its HTML, as Emotion takes them over in the browser. The page's head is done then. */
export function setPageStyles({ pathname, setHeadComponents }: RenderBodyArgs): void {
  const styles = heads.get(pathname)?.styles ?? [];
  heads.delete(pathname);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids[0] ?? ''}`}
        data-emotion={`${key} ${ids.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
}
