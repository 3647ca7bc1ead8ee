import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/icons/icon';
import { SearchForm } from '../../components/search-form/search-form';
import { opensElsewhere } from '../../lib/opens-elsewhere';
import { ROUTE_EVENT } from '../../site/markup';
import type { SearchKind } from '../search-kinds';
import { tidyQuery } from '../engine/terms';
import { moveByArrows } from './arrow-keys';
import { SearchKeyNote } from './search-key-note';
import { SearchPanel } from './search-panel';
import { searchAddress } from './search-address';
import * as styles from './dialog-styles';
import { Sections } from './ways-on';

/** Debounce of typing before the search is sent, in milliseconds. */
const PAUSE_MS = 180;

export interface SearchDialogProps {
  /** Grows with each wish to have it opened. */
  wishes: number;
  /** Told of all that is typed, before it is searched for. */
  onType: (text: string) => void;
}

/** Follows a link of the dialog: it has done its work then, unless the page opens elsewhere. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link !== null && !opensElsewhere(event);
}

/** The search over the current page: a field, and results while typing. */
export function SearchDialog({ wishes, onType }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<SearchKind | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    dialog.current?.close();
    // In WebKit it keeps the focus although it is no longer shown, and the next slash would be typed into it.
    input.current?.blur();
  };

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.select();
  }, [wishes]);
  useEffect(() => {
    document.addEventListener(ROUTE_EVENT, close);
    return () => {
      document.removeEventListener(ROUTE_EVENT, close);
      clearTimeout(timer.current);
    };
  }, []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    setQuery(tidyQuery(text));
  };
  const type = (text: string) => {
    onType(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, text);
  };
  const searchFor = (text: string) => {
    onType(text);
    if (input.current) {
      input.current.value = text;
      input.current.focus();
    }
    search(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = tidyQuery(input.current?.value ?? '');
    close();
    navigate(searchAddress(text, kind));
  };
  return (
    // The keys move between parts that have their own; a click closes, as Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      css={styles.dialog}
      aria-label="Search this site"
      data-search-dialog=""
      onKeyDown={(event) => {
        moveByArrows(event);
        if (event.key !== 'Escape') return;
        // The menu beneath has its own Escape.
        event.nativeEvent.stopPropagation();
        // WebKit's field keeps the key to itself, although it has nothing to empty.
        if (event.target === input.current && input.current.value === '') {
          event.preventDefault();
          close();
        }
      }}
      onClick={(event) => {
        if (event.target === dialog.current || leavesPage(event)) close();
      }}
    >
      <div css={styles.frame}>
        <div css={styles.head}>
          <SearchForm css={styles.form} inputRef={input} onInput={type} onSubmit={submit} />
          <button css={styles.close} type="button" aria-label="Close search" onClick={close}>
            <Icon name="x" size={22} />
          </button>
        </div>
        <div css={styles.scroller}>
          {query === '' ? (
            <Sections />
          ) : (
            <SearchPanel
              query={query}
              kind={kind}
              onQuery={searchFor}
              onKind={setKind}
              look="dialog"
            />
          )}
        </div>
        <SearchKeyNote />
      </div>
    </dialog>
  );
}
