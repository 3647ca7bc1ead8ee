import { preloadParts } from '../../hydration/parts';
import { Seo } from '../../seo/seo';

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
  const page = (await window.___loader.loadPage(path).catch(() => undefined)) as
    PageResources | undefined;
  const template = page?.component?.default ?? page?.component;
  await Promise.all([template?.preload?.(page?.json?.data), preloadParts([Seo])]);
}
