/**
 * The consent banner, answered by delegation: `[data-consent-choice]` chooses or closes, `[data-cookie-settings]`
 * opens it anew, and so does what waits for an 'Accept'. `data-consent` on <html> is all the state there is, and CSS shows the banner by it.
 *
 * Closing is no answer: the banner is back with the next page that is loaded. A link that the application follows
 * loads none, so that whoever has put the banner aside is left in peace for the visit, and is asked on the next.
 */
import { BANNER_ROOM, type BannerMode, type ConsentReason } from '../../shell/consent-markup';
import { MAIN_ID } from '../../shell/main-id';
import { RENDER_EVENT } from '../../shell/route-event';
import {
  choiceOf,
  CONSENT_EVENT,
  consentNow,
  consentRecord,
  privacySignal,
  recordedChoice,
} from '../consent';
import { choose } from '../visit';

const BANNER = '[data-consent-banner]';
const CHOICE = '[data-consent-choice]';
const SETTINGS = '[data-cookie-settings]';
/** What makes room for it. */
const ROOM = 'html, body, [data-page-end]';
/** The call widget's button; what it does after an 'Accept' is the application's. */
const CALL = '[data-call-widget]';
/** Escape is theirs while they are open. */
const OPEN_MENU = '[data-menu-button][aria-expanded="true"], [data-mobile-menu][open]';

const html = document.documentElement;
/** What had the focus before the banner was opened by it. */
let opener: HTMLElement | null = null;

/** What is chosen now, and when; and what the browser says, where it says anything. */
function status(): string {
  const choice = recordedChoice();
  const at = consentRecord()?.at;
  const signal = privacySignal();
  const when = at
    ? ` on ${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}`
    : '';
  return (
    (choice ? `You chose to ${choice}${when}.` : 'You have not chosen yet.') +
    (signal ? ` Your browser sends ${signal}: a decline, until you choose.` : '')
  );
}

function banner(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BANNER);
}

function hide(): void {
  const hadFocus = banner()?.contains(document.activeElement);
  const target = opener?.isConnected ? opener : document.getElementById(MAIN_ID);
  opener = null;
  // While the page is as it was drawn: afterwards it would be laid out at once, before the banner is seen to go.
  if (hadFocus) target?.focus({ preventScroll: true });
  delete html.dataset['consent'];
  delete html.dataset['consentReason'];
}

/** Only where it is read: a phone takes a tenth of a second for the words of a date. */
function tell(): void {
  if (html.dataset['consent'] !== ('settings' satisfies BannerMode)) return;
  const line = banner()?.querySelector('[data-consent-status]');
  if (line) line.textContent = status();
}

/**
 * Opens the banner again, with what is chosen now, and takes the focus there.
 * @param from gets the focus back
 * @param reason what waits for an 'Accept', for the banner to say so
 */
function openSettings(from: HTMLElement, reason?: ConsentReason): void {
  opener = from;
  html.dataset['consent'] = 'settings' satisfies BannerMode;
  if (reason) html.dataset['consentReason'] = reason;
  tell();
  banner()?.focus();
}

/** Where the banner is not shown, nothing asks for its room. */
function giveRoom(found: HTMLElement | null): void {
  // As it is seen, which is smaller than it is laid out.
  const height = found?.getBoundingClientRect().height;
  if (!found || !height) return;
  const room = height + (parseFloat(getComputedStyle(found).bottom) || 0);
  for (const { style } of document.querySelectorAll<HTMLElement>(ROOM))
    style.setProperty(BANNER_ROOM, `${Math.ceil(room)}px`);
}

/** Starts listening. Once a page, after the visit: by then the choice has been settled. */
export function startConsent(): void {
  let watched: HTMLElement | null = null;
  /** Once the room has been asked for. */
  let room: ResizeObserver | undefined;
  function dress(): void {
    // Shown by what answers to it.
    for (const button of document.querySelectorAll<HTMLElement>(SETTINGS)) button.hidden = false;
    const found = banner();
    if (found === watched) return;
    room?.disconnect();
    watched = found;
    if (found) room?.observe(found);
    tell();
  }
  // The room is for whoever moves in the page: measured before that, all of it would be styled twice while it loads.
  const measure = () => {
    if (room) return;
    // At once: a key may move the focus to what the banner covers.
    giveRoom(watched);
    room = new ResizeObserver(() => giveRoom(watched));
    if (watched) room.observe(watched);
  };
  addEventListener('scroll', measure, { once: true, passive: true });
  addEventListener('keydown', measure, { once: true, capture: true });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const settings = target.closest<HTMLElement>(SETTINGS);
    if (settings) openSettings(settings);
    const call = target.closest<HTMLElement>(CALL);
    if (call && consentNow() !== 'accept') openSettings(call, 'call');
    const button = target.closest<HTMLElement>(CHOICE);
    if (!button) return;
    const choice = choiceOf(button.dataset['consentChoice']);
    if (choice) choose(choice);
    hide();
  });
  // On the way down, before a menu has closed itself by the same key.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || banner()?.contains(activeElement);
      if (
        key === 'Escape' &&
        isHere &&
        html.dataset['consent'] &&
        !document.querySelector(OPEN_MENU)
      )
        hide();
    },
    true,
  );
  document.addEventListener(CONSENT_EVENT, () => {
    if (html.dataset['consent'] === 'ask' && consentNow()) hide();
    tell();
  });
  document.addEventListener(RENDER_EVENT, dress);
  dress();
  // The inline script knows cookie and storage alone.
  if (!consentNow()) html.dataset['consent'] = 'ask' satisfies BannerMode;
  else if (html.dataset['consent'] === 'ask') hide();
}
