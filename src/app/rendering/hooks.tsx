/** Gatsby's hooks of a page's HTML. It calls them one after the other, for two pages at a time. */
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { buildFacts } from './build-facts';
import { headOf } from './head';
import { renderPage, type RenderedPage } from './render-page';
import { sleepingApplication } from './sleeping-application';

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

/** A style that gatsby-plugin-image puts into every page for a component that this site does not use. */
const UNUSED = /^gatsby-image-style/;

const isWanted = (node: ReactNode) => !(isValidElement(node) && UNUSED.test(node.key ?? ''));

/** Third: what Gatsby and its plugins have added. In develop the application loads at once, with its reloading. */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const { application, reportUrl } = buildFacts;
  if (!application) return;
  replaceHeadComponents(getHeadComponents().filter(isWanted));
  replacePostBodyComponents([sleepingApplication(pathname, application, reportUrl)]);
};
