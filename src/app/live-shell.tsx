import type { ReactNode } from 'react';
import { startCallWidget } from '../consent/call-widget/reach-call-widget';
import { wakeNewsletter } from '../forms/newsletter/wake-newsletter';
import { markCurrentPage } from '../shell/current-page';
import { showFeatured } from '../shell/show-featured';
import { showStills } from '../shell/show-stills';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { startEmbeds } from '../rich-text/open-embed';
import { StaticPart } from '../shell/static-part';
import { ROUTE_EVENT, type Marked } from '../site/markup';
import { followLinks } from './navigation/follow-links';
import { StyleProvider } from './rendering/style-provider';

const form = <StaticPart tag="form" selector={'[data-newsletter]' satisfies Marked} />;

/** A form that fails stays as it is, for the browser to post. */
const island = (content: ReactNode) => (
  <StyleProvider>
    <ErrorBoundary fallback={form}>{content}</ErrorBoundary>
  </StyleProvider>
);

/** Behaviour of built markup once the application has started, by listeners on `document`. Once a visit. */
export function startLiveShell(): void {
  startEmbeds();
  followLinks();
  startCallWidget();
  wakeNewsletter(island);
  document.addEventListener(ROUTE_EVENT, () => markCurrentPage());
  showStills();
  void showFeatured();
}
