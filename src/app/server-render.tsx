import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet, type HelmetData } from 'react-helmet';

/**
 * Heads by path, from the moment that a page is rendered until its HTML is put together.
 *
 * react-helmet gathers the head in one place for all of a process, while Gatsby renders two pages at a time,
 * in pieces: left to gatsby-plugin-react-helmet, about one page in twenty got the head of another or none.
 * Here a page is rendered and its head taken in one go, with nothing in between.
 */
const heads = new Map<string, HelmetData>();

export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  heads.set(pathname, Helmet.renderStatic());
};

/** Puts the head that the page itself asked for into its HTML. */
export function setPageHead({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs): void {
  const head = heads.get(pathname);
  if (!head) return;
  heads.delete(pathname);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ]);
}
