import { useCallback, useEffect, useRef, useState } from 'react';
import { readPreviewLink } from '@corporate-website/contract/previews';
import { AdminApiError, isAborted } from '../live/api/errors';
import type { Preview } from './load-preview';
import type { PreviewPage } from './preview-page';
import type { Refusal } from './words';

/** How a preview stands. */
export type PreviewState =
  | { name: 'opening' }
  | { name: 'open'; preview: Preview; Page: typeof PreviewPage }
  | { name: 'refused'; why: Refusal; problems: readonly string[] };

const refused = (why: Refusal, problems: readonly string[] = []): PreviewState => ({
  name: 'refused',
  why,
  problems,
});

const byStatus: Readonly<Record<number, Refusal>> = {
  403: 'wrong',
  404: 'gone',
  410: 'expired',
  429: 'tooMany',
};

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AdminApiError)) return 'failed';
  return byStatus[error.status ?? 0] ?? (error.kind === 'offline' ? 'offline' : 'failed');
}

/**
 * The fragment of the address; null in the built page. An anchor within the page takes its place for a moment: the link is
 * put back, so that the page can be loaded again.
 */
function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null);
  const link = useRef('');
  useEffect(() => {
    const read = () => {
      const { hash } = location;
      if (readPreviewLink(hash) === null && link.current !== '') {
        history.replaceState(history.state, '', link.current);
        return;
      }
      if (readPreviewLink(hash) !== null) link.current = hash;
      setFragment(hash);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fragment;
}

/** @returns null where it is no longer wanted */
async function ask(
  fragment: string,
  siteUrl: string,
  signal: AbortSignal,
): Promise<PreviewState | null> {
  const link = readPreviewLink(fragment);
  if (link === null) return refused(fragment.length > 1 ? 'wrong' : 'none');
  try {
    const [{ loadPreview }, { PreviewPage: Page }] = await Promise.all([
      import(/* webpackChunkName: 'preview' */ './load-preview'),
      import(/* webpackChunkName: 'preview' */ './preview-page'),
    ]);
    const preview = await loadPreview(link, { siteUrl, signal });
    if ('problems' in preview) return refused('unfit', preview.problems);
    return { name: 'open', preview, Page };
  } catch (error) {
    return isAborted(error) ? null : refused(refusalOf(error));
  }
}

/**
 * Opens the preview that the address has the key to.
 * @param siteUrl the site's own address
 */
export function usePreview(siteUrl: string): { state: PreviewState; again: () => void } {
  const fragment = useFragment();
  const [state, setState] = useState<PreviewState>({ name: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (fragment === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let close = () => {};
    void ask(fragment, siteUrl, signal).then((next) => {
      if (next?.name === 'open') ({ close } = next.preview);
      if (signal.aborted) close();
      else if (next) setState(next);
    });
    return () => {
      controller.abort();
      close();
    };
  }, [fragment, siteUrl, attempt]);
  const again = useCallback(() => {
    setState({ name: 'opening' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, again };
}
