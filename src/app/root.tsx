import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { ConsentProvider } from '../consent/consent-provider';
import { NotificationProvider } from '../notifications/notifications-provider';
import { PageShell } from '../shell/page-shell';
import { SearchProvider } from '../site-search/search-provider';
import { GlobalStyles } from '../styles/global';
import { StyleProvider } from './rendering/style-provider';
import { ScrollResetProvider } from './scroll-reset';
import { TrackingProvider } from './tracking-provider';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']> &
  NonNullable<GatsbySSR['wrapRootElement']>;
type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> &
  NonNullable<GatsbySSR['wrapPageElement']>;

/** The providers around every page, from the outside in. They outlive a navigation. */
export const wrapRootElement: WrapRoot = ({ element }) => (
  <StyleProvider>
    <GlobalStyles />
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
  </StyleProvider>
);

/** The shell around each page. A page that fails leaves the shell alive; the next page gets a fresh boundary. */
export const wrapPageElement: WrapPage = ({ element, props }) => (
  <PageShell pathname={props.location.pathname} data={props.data}>
    <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
  </PageShell>
);
