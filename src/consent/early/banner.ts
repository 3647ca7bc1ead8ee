/**
 * The consent banner, answered by delegation: `[data-consent-choice]` chooses or closes, `[data-cookie-settings]`
 * reopens it, and so does a feature that waits for an ACCEPT. `data-consent` on <html> is its only state, by which
 * CSS shows the banner.
 *
 * Closing is no answer: the banner returns with the next page load. A link that the application follows loads no page,
 * so that closing the banner hides it for the visit, and the next one asks again.
 */
import {
  BANNER_ROOM,
  MAIN_ID,
  RENDER_EVENT,
  rootState,
  scrollPaddingAbove,
  type RootState,
  type Marked,
  type MarkName,
} from '../../site/markup';
import {
  choiceOf,
  CONSENT_EVENT,
  consentNow,
  consentRecord,
  privacySignal,
  recordedChoice,
} from '../consent';
import { choose } from '../visit';

const BANNER = '[data-consent-banner]' satisfies Marked;
const CHOICE = '[data-consent-choice]' satisfies Marked;
const SETTINGS = '[data-cookie-settings]' satisfies Marked;
/** Elements that make room for it. */
const ROOM = `body, ${'[data-page-end]' satisfies Marked}`;
/** The call widget's button; the application acts after an ACCEPT. */
const CALL = '[data-call-widget]' satisfies Marked;
/** Escape is theirs while they are open, and in sight: the accordion of a closed menu keeps its state. */
const OPEN_MENU = `${'[data-menu-button]' satisfies Marked}[aria-expanded="true"], ${'[data-mobile-menu]' satisfies Marked}[open]`;

const isMenuOpen = () => document.querySelector<HTMLElement>(OPEN_MENU)?.offsetParent;

const root = rootState();
/** The element that had focus before it opened the banner. */
let opener: HTMLElement | null = null;

/** The browser's signal, if any, and in the settings the current choice and its date before it. */
function status(): string {
  const signal = privacySignal();
  const wish = signal
    ? ` Your browser sends ${signal}, which counts as a decline unless you accept.`
    : '';
  // A phone takes a tenth of a second for the words of a date.
  if (root.consent !== 'settings') return wish;
  const choice = recordedChoice();
  const at = consentRecord()?.at;
  const when = at
    ? ` on ${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}`
    : '';
  return (choice ? `You chose to ${choice}${when}.` : 'You have not chosen yet.') + wish;
}

function banner(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BANNER);
}

function hide(): void {
  const hadFocus = banner()?.contains(document.activeElement);
  const target = opener?.isConnected ? opener : document.getElementById(MAIN_ID);
  opener = null;
  // Before the page changes: afterwards it would need a layout at once, before the banner is seen to go.
  if (hadFocus) target?.focus({ preventScroll: true });
  delete root.consent;
  delete root.consentReason;
}

function tell(): void {
  const line = banner()?.querySelector('[data-consent-status]' satisfies Marked);
  if (line) line.textContent = status();
}

/**
 * Opens the banner again, with the current choice, and takes the focus there.
 * @param from gets the focus back
 * @param reason the feature that waits for an ACCEPT, for the banner to name
 */
function openSettings(from: HTMLElement, reason?: RootState['consentReason']): void {
  opener = from;
  root.consent = 'settings';
  if (reason) root.consentReason = reason;
  tell();
  banner()?.focus();
}

/** A hidden banner needs no room. */
function giveRoom(found: HTMLElement | null): void {
  // As it is seen, which is smaller than it is laid out.
  const height = found?.getBoundingClientRect().height;
  const room = found && height ? `calc(${height}px + ${getComputedStyle(found).bottom})` : '';
  // No custom property on <html>: Chromium styles the whole page anew for one, whether it is inherited or not.
  document.documentElement.style.scrollPaddingBottom = room && scrollPaddingAbove(room);
  for (const { style } of document.querySelectorAll<HTMLElement>(ROOM))
    style.setProperty(BANNER_ROOM, room);
}

/** Starts listening. Once a page, after the visit: by then the choice has been settled. */
export function startConsent(): void {
  let watched: HTMLElement | null = null;
  /** Once the room has been asked for. */
  let room: ResizeObserver | undefined;
  function dress(): void {
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
    // At once: a key may move the focus to an element under the banner.
    giveRoom(watched);
    room = new ResizeObserver(() => giveRoom(watched));
    if (watched) room.observe(watched);
  };
  addEventListener('scroll', measure, { once: true, passive: true });
  addEventListener('keydown', measure, { once: true, capture: true });

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const settings = target.closest<HTMLElement>(SETTINGS);
    if (settings) openSettings(settings);
    const call = target.closest<HTMLElement>(CALL);
    if (call && consentNow() !== 'accept') openSettings(call, 'call');
    const button = target.closest<HTMLElement>(CHOICE);
    if (!button) return;
    const choice = choiceOf(button.getAttribute('data-consent-choice' satisfies MarkName));
    if (choice) choose(choice);
    hide();
  });
  // On the way down, before a menu has closed itself by the same key.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || banner()?.contains(activeElement);
      if (key === 'Escape' && isHere && root.consent && !isMenuOpen()) hide();
    },
    true,
  );
  document.addEventListener(CONSENT_EVENT, () => {
    if (root.consent === 'ask' && recordedChoice()) hide();
    tell();
  });
  document.addEventListener(RENDER_EVENT, dress);
  // The inline script knows cookie and storage alone.
  if (!recordedChoice()) root.consent = 'ask';
  else if (root.consent === 'ask') hide();
  dress();
}
