import type { ReactNode } from 'react';
import { createHash } from 'node:crypto';
import { PREVIEW_PAGE } from '@corporate-website/contract/preview-page';
import { CALL_WIDGET_URL } from '../../consent/call-widget/call-widget';
import { contentPolicy } from './content-policy';
import { environmentOf, environments } from '../../site/environments';
import { LOOK_UP_SCRIPT } from '../../live/look-up/look-up-script';
import { ENVIRONMENT_ROBOTS } from '../../site/robots';
import { preloadedFonts } from '../../styles/fonts';
import { colours } from '../../styles/tokens';
import { buildFacts } from './build-facts';
import { HEAD_SCRIPT } from './head-script';
import type { PageStyle } from './render-page';
import { mark } from '../../site/markup';

/** Gatsby's paths of the page for unknown addresses. */
const NOT_FOUND_PATHS = ['/404.html', '/404', '/404/'];

const schemes = ['light', 'dark'] as const;

/** Made by `npm run company`. The size keeps browsers that know SVG from taking the first. */
const icons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Every inline script: a policy names the same on all pages, which a release sends headers by (`page-policies.ts`). */
const INLINE_SCRIPTS = [HEAD_SCRIPT, LOOK_UP_SCRIPT];

/** The style attributes of Gatsby's own markup: its focus wrapper and its route announcer. The site's has none. */
const GATSBY_STYLES = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** In develop styles and scripts come and go with each change. */
const isBuild = process.env.NODE_ENV === 'production';

/**
 * The admin APIs that pages may call: the page's host decides which (`adminApiUrlFor`), and a site that is not the
 * public one may be looked at under any. The public one is held to its own.
 */
const adminApiUrls = () =>
  environmentOf(new URL(buildFacts.siteUrl).host) === 'production'
    ? [environments.production.adminApiUrl]
    : Object.values(environments).map(({ adminApiUrl }) => adminApiUrl);

/**
 * The content security policy: what the page may run and load. It names what the site itself put there; anything else
 * that came in with an item does not run. It stands in the page for hosts that send no headers of a site's own.
 */
function policyMeta(styles: readonly PageStyle[]) {
  const policy = contentPolicy({
    scripts: INLINE_SCRIPTS.map(hashOf),
    styles: styles.map(({ css }) => hashOf(css)),
    styleAttributes: GATSBY_STYLES.map(hashOf),
    siteUrl: buildFacts.siteUrl,
    adminApiUrls: adminApiUrls(),
    callWidgetUrl: CALL_WIDGET_URL,
    reportUrl: buildFacts.reportUrl,
  });
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />;
}

const inlineScript = (text: string) => (
  <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
);

const styleElement = ({ css, isOfComponents }: PageStyle) => (
  <style key={css} data-styles={isOfComponents} dangerouslySetInnerHTML={{ __html: css }} />
);

/**
 * The head of a page, in a browser's order of use: the policy, the scripts that decide the first paint, the page's own
 * tags, files to fetch, and last the styles, which are long.
 * @param tags of Helmet and Gatsby
 * @param styles none in develop, where pages are not rendered
 */
export function headOf(
  pathname: string,
  tags: readonly ReactNode[],
  styles: readonly PageStyle[],
): ReactNode[] {
  const { earlyScript } = buildFacts;
  const scripts = NOT_FOUND_PATHS.includes(pathname) ? INLINE_SCRIPTS : [HEAD_SCRIPT];
  return [
    isBuild ? policyMeta(styles) : null,
    ...scripts.map(inlineScript),
    // A preview's address holds a key: no other page, and no server, is told that one comes from there.
    pathname.replace(/\/$/, '') === PREVIEW_PAGE ? (
      <meta key="referrer" name="referrer" content="no-referrer" />
    ) : null,
    <script key="early" src={earlyScript.address} integrity={earlyScript.integrity} defer />,
    ...tags,
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
        {...mark('scheme', scheme)}
        content={colours.paper[scheme]}
      />
    )),
    // Not the page's own wish, which Helmet has; see ENVIRONMENT_MARK in src/site/robots.ts.
    buildFacts.isFindable ? null : (
      <meta key="robots" name="robots" content={ENVIRONMENT_ROBOTS} data-environment="" />
    ),
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
    ...icons.map((icon) => <link key={icon.href} {...icon} />),
    ...styles.map(styleElement),
  ];
}
