import { navigate } from 'gatsby';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { onSearchAskedFor } from '../lib/search-event';
import { isSearchKeyOn } from '../state/search-key';

type Dialog = ComponentType<{ wishes: number }>;

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/** The key that goes with letters for commands: ⌘ on a Mac, where Ctrl+K deletes to the line's end. */
function hasCommandKey(event: KeyboardEvent): boolean {
  const isMac = /^Mac/.test(navigator.platform);
  const [own, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return own && !other && !event.altKey && !event.shiftKey;
}

function isBare(event: KeyboardEvent): boolean {
  // Not Shift: on some keyboards it takes that to type a slash.
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.key.toLowerCase() === 'k') return hasCommandKey(event);
  return event.key === '/' && isBare(event) && !isTyping(event.target) && isSearchKeyOn();
}

/** Opens the search: by its link, by `/`, by Ctrl+K or ⌘K. Its code is loaded the first time. */
function useSearchDialog() {
  const [wishes, setWishes] = useState(0);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    const open = () => {
      setWishes((count) => count + 1);
      import('../sections/search/search-dialog').then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        // The page of the search needs no more than it is made of.
        () => navigate('/search'),
      );
    };
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      // Another dialog is first to be answered.
      if (!document.querySelector('dialog:modal')) open();
    };
    const end = onSearchAskedFor(open);
    document.addEventListener('keydown', press);
    return () => {
      end();
      document.removeEventListener('keydown', press);
    };
  }, []);
  return { Dialog, wishes };
}

/** The page, and the search over it once it is opened. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { Dialog, wishes } = useSearchDialog();
  return (
    <>
      {children}
      {Dialog ? <Dialog wishes={wishes} /> : null}
    </>
  );
}
