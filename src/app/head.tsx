import type { GatsbySSR } from 'gatsby';
import { preloadedFonts } from '../styles/fonts';
import { setPageHead } from './server-render';
import { colours } from '../styles/tokens';

/** What every page's head holds before anything of the page itself. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = (args) => {
  const { setHeadComponents, setHtmlAttributes } = args;
  setHtmlAttributes({ lang: 'en' });
  setPageHead(args);
  setHeadComponents([
    ...preloadedFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <meta
      key="theme-light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={colours.paper.light}
    />,
    <meta
      key="theme-dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={colours.paper.dark}
    />,
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
};
