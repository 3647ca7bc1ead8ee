import { navigate } from 'gatsby';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../shell/error-boundary';
import { onSearchAskedFor } from './search-event';
import { opensSearch } from './search-shortcut';

type Dialog = ComponentType<{ wishes: number }>;

/** Opens the search: by its link, by `/`, by Ctrl+K or ⌘K. Its code is loaded the first time. */
function useSearchDialog() {
  const [wishes, setWishes] = useState(0);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    const open = () => {
      setWishes((count) => count + 1);
      import('./panel/search-dialog').then(
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
      {Dialog ? (
        <ErrorBoundary fallback={<SearchPage wishes={wishes} />}>
          <Dialog wishes={wishes} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** Leads to the page of the search, with each wish for a dialog that cannot be shown. */
function SearchPage({ wishes }: { wishes: number }) {
  useEffect(() => {
    void navigate('/search');
  }, [wishes]);
  return null;
}
