/** Addresses that moved for good; pure. */
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { collectionOf } from '../collections/build-rows';
import { MAX_SLUG_BYTES } from '../lib/slug-rules';
import type { Snapshot } from '../pull/snapshot/types';

export interface Redirect {
  from: string;
  to: string;
}

/** Some programs write `é` as two characters. Such addresses redirect to the page. */
function decomposed(pagePaths: ReadonlySet<string>): Redirect[] {
  return [...pagePaths].flatMap((to) => {
    const from = to.normalize('NFD');
    const isFit = from.split('/').every((part) => Buffer.byteLength(part) <= MAX_SLUG_BYTES);
    return from !== to && isFit ? [{ from, to }] : [];
  });
}

/** Former addresses of categories, which had hyphens in place of special characters. */
function withoutSigns(pagePaths: ReadonlySet<string>): Redirect[] {
  return [...pagePaths].flatMap((to) => {
    const [list = '', category] = to.split('/category/');
    if (!category?.includes('~')) return [];
    const name = category.replace(/~[^~/]*(?:~|(?=\/)|$)/g, '-').replace(/^-+|-+(?=\/|$)/g, '');
    return /^[^/]/.test(name) ? [{ from: `${list}/category/${name}`, to }] : [];
  });
}

/** All redirects: from former slugs, decomposed letters and former category addresses. None hides a page. */
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

/** The HTML of a page that redirects, for servers that cannot. */
export function redirectPage(redirect: Redirect, siteUrl: string): string {
  const path = escapeHtml(encodeURI(redirect.to));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(siteUrl)}${path}"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p>This page has moved to <a href="${path}">${path}</a>.</p></body></html>\n`;
}
