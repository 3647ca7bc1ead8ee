import { navigate } from 'gatsby';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary } from '../components/error-boundary/error-boundary';
import { opensElsewhere } from '../lib/opens-elsewhere';
import type { Marked } from '../site/markup';
import type { SearchDialogProps } from './panel/search-dialog';
import { onSearchAskedFor } from './search-event';
import { QUERY_PARAMETER, SEARCH_PATH } from './search-page';
import { opensSearch } from './search-shortcut';

const SEARCH_LINK = '[data-search-link]' satisfies Marked;

type Dialog = ComponentType<SearchDialogProps>;

/** Opens the search: by its link, by `/`, by Ctrl+K or ⌘K. Its code is loaded the first time. */
function useSearchDialog() {
  const [wishes, setWishes] = useState(0);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    const open = () => {
      setWishes((count) => count + 1);
      import(/* webpackChunkName: 'search' */ './panel/search-dialog').then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        // The page of the search needs no more than it is made of.
        () => navigate(SEARCH_PATH),
      );
    };
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      // Another dialog is first to be answered.
      if (!document.querySelector('dialog:modal')) open();
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(SEARCH_LINK) : null;
      if (!link || event.button !== 0 || opensElsewhere(event)) return;
      event.preventDefault();
      open();
    };
    // Before, the link opens a page, and no key does.
    for (const link of document.querySelectorAll(SEARCH_LINK)) {
      link.setAttribute('aria-haspopup', 'dialog');
      link.setAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    }
    const end = onSearchAskedFor(open);
    // On the way down: React follows the link in develop.
    document.addEventListener('click', follow, true);
    document.addEventListener('keydown', press);
    return () => {
      end();
      document.removeEventListener('click', follow, true);
      document.removeEventListener('keydown', press);
    };
  }, []);
  return { Dialog, wishes };
}

/** The page, and the search over it once it is opened. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { Dialog, wishes } = useSearchDialog();
  const typedRef = useRef('');
  return (
    <>
      {children}
      {Dialog ? (
        <ErrorBoundary fallback={<SearchPage wishes={wishes} typedRef={typedRef} />}>
          <Dialog wishes={wishes} onType={(text) => (typedRef.current = text)} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

interface SearchPageProps {
  wishes: number;
  /** Of the dialog's field, before it broke. */
  typedRef: RefObject<string>;
}

/** Leads to the page of the search, with each wish for a dialog that cannot be shown. */
function SearchPage({ wishes, typedRef }: SearchPageProps) {
  useEffect(() => {
    const query = new URLSearchParams({ [QUERY_PARAMETER]: typedRef.current });
    navigate(typedRef.current === '' ? SEARCH_PATH : `${SEARCH_PATH}?${query}`);
    typedRef.current = '';
  }, [wishes, typedRef]);
  return null;
}
