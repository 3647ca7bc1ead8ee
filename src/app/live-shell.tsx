import { startCallWidget } from '../consent/call-widget/reach-call-widget';
import { startEmbeds } from '../rich-text/open-embed';
import { markCurrentPage } from '../shell/current-page';
import { showFeatured } from '../shell/show-featured';
import { showStills } from '../shell/show-stills';
import { ROUTE_EVENT } from '../site/markup';

/** Behaviour of built markup once the application has started, by listeners on `document`. Once a visit. */
export function startLiveShell(): void {
  startEmbeds();
  startCallWidget();
  document.addEventListener(ROUTE_EVENT, () => markCurrentPage());
  showStills();
  void showFeatured();
}
