import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { ConsentProvider } from '../consent/consent-provider';
import { NotificationProvider } from '../notifications/notifications-provider';
import { PageShell } from '../shell/page-shell';
import { SearchProvider } from '../site-search/search-provider';
import { ScrollResetProvider } from './scroll-reset';
import { TrackingProvider } from './tracking-provider';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']> &
  NonNullable<GatsbySSR['wrapRootElement']>;
type WrapPageProps = Parameters<NonNullable<GatsbyBrowser['wrapPageElement']>>[0]['props'];
type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> &
  NonNullable<GatsbySSR['wrapPageElement']>;

/** The providers around every page, from the outside in. They outlive a navigation. */
export const wrapRootElement: WrapRoot = ({ element }) => (
  <ConsentProvider>
    <TrackingProvider>
      <ScrollResetProvider>
        <NotificationProvider>
          <SearchProvider>
            <ErrorBoundary>{element}</ErrorBoundary>
          </SearchProvider>
        </NotificationProvider>
      </ScrollResetProvider>
    </TrackingProvider>
  </ConsentProvider>
);

/**
 * The path that a page was built with, in the browser too: the page for unknown addresses has its own, wherever it is
 * shown. Gatsby adds the query to it there, and knows none in a build.
 */
const pathOf = ({ pageResources, location }: WrapPageProps) =>
  pageResources?.page.path.replace(/\?.*/, '') ?? location.pathname;

/** The shell around each page. A page that fails leaves the shell alive; the next page gets a fresh boundary. */
export const wrapPageElement: WrapPage = ({ element, props }) => (
  <PageShell pathname={pathOf(props)} data={props.data}>
    <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
  </PageShell>
);
