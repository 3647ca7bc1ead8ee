/** Gatsby's hooks of a page's HTML. It calls them one after the other, for two pages at a time. */
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { heldBack } from '../late-start/hold-back';
import { headOf } from './head';
import { renderPage, type PageStyle } from './render-page';

/** Ends when the page before has its head. */
let before = Promise.resolve();

/** Waits for the page before, and returns the end of this turn. */
function takeTurn(): Promise<() => void> {
  const last = before;
  return new Promise((begin) => {
    before = new Promise((end) => void last.then(() => begin(end)));
  });
}

/** The page whose turn it is; none in develop, where pages are not rendered. */
let inHand: { styles: readonly PageStyle[]; end: () => void } | undefined;

/**
 * First: the page is rendered. react-helmet gathers a page's head in a module's state, which gatsby-plugin-react-helmet
 * reads in the next hook: the turn lasts until then, or a page would get the head of another.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const end = await takeTurn();
  try {
    const { html, styles } = await renderPage(bodyComponent as ReactElement);
    replaceBodyHTMLString(html);
    inHand = { styles, end };
  } catch (error) {
    end();
    throw error;
  }
};

/** Second: Helmet's head has been read, since a site's own hooks come after those of its plugins. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: 'en' });
  inHand?.end();
};

/** A style that gatsby-plugin-image puts into every page for a component that this site does not use. */
const UNUSED = /^gatsby-image-style/;

const isWanted = (node: ReactNode) => !(isValidElement(node) && UNUSED.test(node.key ?? ''));

/** In develop the application starts at once, with its reloading. */
const isBuild = process.env.NODE_ENV === 'production';

/** Third: what is around the body. */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  getPostBodyComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const tags = getHeadComponents().filter(isWanted);
  replaceHeadComponents(headOf(pathname, tags, inHand?.styles ?? []));
  if (isBuild) replacePostBodyComponents([heldBack(pathname, getPostBodyComponents())]);
};
