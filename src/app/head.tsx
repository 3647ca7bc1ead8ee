import type { GatsbySSR } from 'gatsby';
import { LOOK_UP_SCRIPT } from '../lib/look-up-script';
import { THEME_SCRIPT } from '../lib/theme';
import { CONSENT_SCRIPT } from '../state/consent-script';
import { preloadedFonts } from '../styles/fonts';
import { setPageHead, setPageStyles } from './server-render';
import { colours } from '../styles/tokens';

/** The address of the script that runs before the application, put in by `on-create-webpack-config.ts`. */
declare const EARLY_SCRIPT: string;

/** As Gatsby calls what is served for an address without a page. */
const NOT_FOUND_PATHS = ['/404.html', '/404', '/404/'];

const schemes = ['light', 'dark'] as const;

/** What every page's head holds before anything of the page itself. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = (args) => {
  const { setHeadComponents, setHtmlAttributes } = args;
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    // First of all: before there is anything to paint it is known in which colours, and whether the banner is shown.
    <script key="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />,
    ...(NOT_FOUND_PATHS.includes(args.pathname)
      ? [<script key="look-up" dangerouslySetInnerHTML={{ __html: LOOK_UP_SCRIPT }} />]
      : []),
    <script key="early" src={EARLY_SCRIPT} defer />,
  ]);
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
    ...schemes.map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        data-scheme={scheme}
        content={colours.paper[scheme]}
      />
    )),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
  // Last, since it is long: what a browser fetches is named before it.
  setPageStyles(args);
};
