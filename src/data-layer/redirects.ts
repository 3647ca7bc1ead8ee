/** Addresses that moved for good; pure. */
import { collectionOf } from '../collections/build-rows';
import { MAX_SLUG_BYTES } from '../lib/slug-rules';
import type { Snapshot } from '../pull/snapshot/types';

export interface Redirect {
  from: string;
  to: string;
}

/** Some programs write `é` as two characters: their links lead to the page as well. */
function decomposed(pagePaths: ReadonlySet<string>): Redirect[] {
  return [...pagePaths].flatMap((to) => {
    const from = to.normalize('NFD');
    const isFit = from.split('/').every((part) => Buffer.byteLength(part) <= MAX_SLUG_BYTES);
    return from !== to && isFit ? [{ from, to }] : [];
  });
}

/** Addresses of categories once had a hyphen for the signs of their names. */
function withoutSigns(pagePaths: ReadonlySet<string>): Redirect[] {
  return [...pagePaths].flatMap((to) => {
    const [list = '', category] = to.split('/category/');
    if (!category?.includes('~')) return [];
    const name = category.replace(/~[^~/]*(?:~|(?=\/)|$)/g, '-').replace(/^-+|-+(?=\/|$)/g, '');
    return /^[^/]/.test(name) ? [{ from: `${list}/category/${name}`, to }] : [];
  });
}

/** The redirects of former slugs to the pages of the items that had them; none that would hide a page. */
export function redirectsOf(snapshot: Snapshot, pagePaths: ReadonlySet<string>): Redirect[] {
  const slugs = new Map<string, string>();
  for (const [key, items] of Object.entries(snapshot.items)) {
    for (const { id, slug } of items) if (slug !== undefined) slugs.set(`${key}:${id}`, slug);
  }
  const moved = snapshot.manifest.redirects.flatMap(({ collection, from, id, of = collection }) => {
    const [old, now] = [collectionOf(collection).page, collectionOf(of).page];
    const slug = slugs.get(`${of}:${id}`);
    if (!old || !now || slug === undefined) return [];
    return [{ from: old.path(from), to: now.path(slug) }];
  });
  const all = [...moved, ...decomposed(pagePaths), ...withoutSigns(pagePaths)];
  const byAddress = new Map(all.toReversed().map((redirect) => [redirect.from, redirect]));
  return all.filter(
    (redirect) =>
      redirect.from !== redirect.to &&
      !pagePaths.has(redirect.from) &&
      byAddress.get(redirect.from) === redirect,
  );
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A page that redirects where the host cannot: for any static file server. */
export function redirectPage(redirect: Redirect, siteUrl: string): string {
  const path = escapeHtml(encodeURI(redirect.to));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(siteUrl)}${path}"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p>This page has moved to <a href="${path}">${path}</a>.</p></body></html>\n`;
}
