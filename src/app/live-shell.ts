import { startCallWidget } from '../consent/call-widget/reach-call-widget';
import { startEmbeds } from '../rich-text/open-embed';

/** Behaviour of markup that React does not render, by listeners on `document`. Once a visit. */
export function startLiveShell(): void {
  startEmbeds();
  startCallWidget();
}
