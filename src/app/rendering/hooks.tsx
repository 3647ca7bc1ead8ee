/** Gatsby's hooks of a page's HTML. It calls them one after the other, for two pages at a time. */
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { headOf } from './head';
import { renderPage, type RenderedPage } from './render-page';

/** Pages by path, from the first hook to the second. */
const rendered = new Map<string, RenderedPage>();

/** First: the page is rendered. */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = async ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}) => {
  const page = await renderPage(bodyComponent as ReactElement);
  rendered.set(pathname, page);
  replaceBodyHTMLString(page.html);
};

/** Second: what is around the body. In develop no page has been rendered. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const page = rendered.get(pathname);
  rendered.delete(pathname);
  setHtmlAttributes({ lang: 'en', ...page?.helmet.htmlAttributes.toComponent() });
  setHeadComponents(headOf(pathname, page));
};
