/** The keys that open the search, for the application and for the early script before it. */
import { isSearchKeyOn } from './search-key';

const EDITABLE = 'input, select, :read-write';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/** The key that goes with letters for commands: ⌘ on a Mac, where Ctrl+K deletes to the line's end. */
function hasCommandKey(event: KeyboardEvent): boolean {
  const isMac = navigator.platform.startsWith('Mac');
  const [own, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return own && !other && !event.altKey && !event.shiftKey;
}

function isBare(event: KeyboardEvent): boolean {
  // Not Shift: on some keyboards it takes that to type a slash.
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether a key that was pressed opens the search: `/`, or Ctrl+K or ⌘K. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  // Autofill sends a keydown event without a key.
  if (/^k$/i.test(event.key)) return hasCommandKey(event);
  return event.key === '/' && isBare(event) && !isTyping(event.target) && isSearchKeyOn();
}
