import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { PageShell } from '../shell/page-shell';
import { ConsentProvider } from '../consent/consent-provider';
import { NotificationProvider } from '../notifications/notifications-provider';
import { SearchProvider } from '../site-search/search-provider';
import { TrackingProvider } from './tracking-provider';
import { GlobalStyles } from '../styles/global';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']> &
  NonNullable<GatsbySSR['wrapRootElement']>;
type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> &
  NonNullable<GatsbySSR['wrapPageElement']>;

/** Wrappers that outlive a navigation, from the outside in; around them is the cache of styles. */
export const wrapRootElement: WrapRoot = ({ element }) => (
  <>
    <GlobalStyles />
    <ConsentProvider>
      <TrackingProvider>
        <NotificationProvider>
          <SearchProvider>
            <ErrorBoundary>{element}</ErrorBoundary>
          </SearchProvider>
        </NotificationProvider>
      </TrackingProvider>
    </ConsentProvider>
  </>
);

/** The shell around each page. A page that fails leaves the shell alive; the next page gets a fresh boundary. */
export const wrapPageElement: WrapPage = ({ element, props }) => (
  <PageShell pathname={props.location.pathname} data={props.data}>
    <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
  </PageShell>
);
