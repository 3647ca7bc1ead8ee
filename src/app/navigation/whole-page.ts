import { Breadcrumbs } from '../../components/breadcrumbs/built';
import { loadWith } from '../../hydration/parts';
import { Seo } from '../../seo/seo';

type Navigate = (to: string | number, options?: unknown) => void;

declare global {
  interface Window {
    /** Gatsby's own, behind every link and `navigate()`: cache-dir/navigation.js */
    ___navigate: Navigate;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** A template, as Gatsby loads it. */
interface PageComponent {
  /** Loads parts that the page's data names; a template may have one. */
  preload?: (data: unknown) => Promise<void>;
}
interface PageResources {
  component?: PageComponent & { default?: PageComponent };
  json?: { data?: unknown };
}

/**
 * Fetches a page: its data, its template, and the parts that the template draws it with.
 * @throws {Error} where a part cannot be loaded; a page that Gatsby cannot load is its own business
 */
export async function loadWholePage(path: string): Promise<void> {
  const loading = window.___loader.loadPage(path).catch(() => undefined);
  const page = (await loadWith(loading, [Seo, Breadcrumbs])) as PageResources | undefined;
  const template = page?.component?.default ?? page?.component;
  await template?.preload?.(page?.json?.data);
}

/**
 * Has the next page's code and data come before the page changes: the page on show can be used while they are on their
 * way, and nothing appears piece by piece. Of several links followed meanwhile the last one counts.
 */
export function loadBeforeNavigating(): void {
  const navigate = window.___navigate;
  let latest = 0;
  window.___navigate = (to, options) => {
    latest += 1;
    const own = latest;
    const target = typeof to === 'string' ? new URL(to, location.href) : null;
    if (!target || target.pathname === location.pathname) {
      navigate(to, options);
      return;
    }
    loadWholePage(target.pathname + target.search).then(
      () => {
        if (own === latest) navigate(to, options);
      },
      // After a release or offline, the browser may have elsewhere what cannot be loaded here.
      () => location.assign(target),
    );
  };
}
