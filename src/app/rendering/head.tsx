import type { GatsbySSR } from 'gatsby';
import { createHash } from 'node:crypto';
import { CALL_WIDGET_URL } from '../../consent/call-widget/call-widget';
import { contentPolicy } from './content-policy';
import { environmentOf, environments } from '../../site/environments';
import { LOOK_UP_SCRIPT } from '../../live/look-up/look-up-script';
import { ENVIRONMENT_ROBOTS } from '../../site/robots';
import { THEME_SCRIPT } from '../../shell/theme-script';
import { CONSENT_SCRIPT } from '../../consent/consent-script';
import { preloadedFonts } from '../../styles/fonts';
import { pageStyles, setPageHead, setPageStyles } from './server-render';
import { colours } from '../../styles/tokens';

/** The address of the script that runs before the application, put in by `on-create-webpack-config.ts`. */
declare const EARLY_SCRIPT: string;
declare const EARLY_SCRIPT_INTEGRITY: string;
/** Where failures are told, from the same place; null for nowhere. */
declare const REPORT_URL: string | null;
/** Where the site is served, from the same place. */
declare const BUILT_SITE_URL: string;
/** Whether search engines may list the site that is built, from the same place. */
declare const IS_FINDABLE: boolean;

/** As Gatsby calls what is served for an address without a page. */
const NOT_FOUND_PATHS = ['/404.html', '/404', '/404/'];

const schemes = ['light', 'dark'] as const;

/** Every script that stands in a page; the same for all pages, and for all builds until one is changed. */
const INLINE_SCRIPTS = [THEME_SCRIPT, CONSENT_SCRIPT, LOOK_UP_SCRIPT];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** In develop styles and scripts come and go with each change. */
const isBuild = process.env.NODE_ENV === 'production';

/**
 * The admin APIs that pages may call: the page's host decides which (`adminApiUrlFor`), and a site that is not the
 * public one may be looked at under any. The public one is held to its own.
 */
const adminApiUrls = () =>
  environmentOf(new URL(BUILT_SITE_URL).host) === 'production'
    ? [environments.production.adminApiUrl]
    : Object.values(environments).map(({ adminApiUrl }) => adminApiUrl);

/**
 * What the page may run and load. It names what the site itself has put there, not what is found there: whatever else
 * came in with an item does not run. It stands in the page for hosts that send no headers of a site's own.
 */
function policyMeta(pathname: string) {
  const policy = contentPolicy({
    scripts: INLINE_SCRIPTS.map(hashOf),
    styles: pageStyles(pathname).map(hashOf),
    siteUrl: BUILT_SITE_URL,
    adminApiUrls: adminApiUrls(),
    callWidgetUrl: CALL_WIDGET_URL,
    reportUrl: REPORT_URL,
  });
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />;
}

/** What every page's head holds before anything of the page itself. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = (args) => {
  const { setHeadComponents, setHtmlAttributes } = args;
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    isBuild ? policyMeta(args.pathname) : null,
    // First of all: before there is anything to paint it is known in which colours, and whether the banner is shown.
    <script key="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />,
    <script key="consent" dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />,
    ...(NOT_FOUND_PATHS.includes(args.pathname)
      ? [<script key="look-up" dangerouslySetInnerHTML={{ __html: LOOK_UP_SCRIPT }} />]
      : []),
    <script key="early" src={EARLY_SCRIPT} integrity={EARLY_SCRIPT_INTEGRITY} defer />,
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
    // Not the page's own wish, which Helmet has; see ENVIRONMENT_MARK in src/site/robots.ts.
    ...(IS_FINDABLE
      ? []
      : [<meta key="robots" name="robots" content={ENVIRONMENT_ROBOTS} data-environment="" />]),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ]);
  // Last, since it is long: what a browser fetches is named before it.
  setPageStyles(args);
};
