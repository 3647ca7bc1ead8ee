/** Where a page stands in the navigation, as data that it brings: a browser does not load the navigation for it. */
import { allLinks, trailOf } from '../../site/navigation';
import type { ContentPage } from './read-all';

interface Band {
  readonly kind: string;
  readonly links?: readonly { readonly href: string; readonly name?: string }[];
}

/** The way down to a page; one that no menu has is added to that of the page above it. */
function trailTo(path: string, title: string) {
  const trail = trailOf(path);
  return trail.at(-1)?.path === path ? trail : [...trail, { name: title, path }];
}

/** The pages of the small group that a page belongs to, the page above the others first; none without a group. */
function groupOf(path: string) {
  const above = allLinks.find(
    (each) => each.links && (each.path === path || path.startsWith(`${each.path}/`)),
  );
  const group = above ? [above, ...(above.links ?? [])] : [];
  return group.map((link) => ({ name: link.name, path: link.path }));
}

/** The name of a page; its address where nobody knows it. */
function nameOf(href: string): string {
  const path = href.replace(/[?#].*$/, '');
  return trailOf(path).at(-1)?.name ?? path;
}

/** A page's fields, with what the navigation knows of it and of the pages that its bands link to. */
export function withPlace<F extends ContentPage['fields']>(path: string, fields: F) {
  const bands = (fields['bands'] as readonly Band[] | undefined)?.map((band) =>
    band.kind === 'related' && band.links
      ? { ...band, links: band.links.map((link) => ({ name: nameOf(link.href), ...link })) }
      : band,
  );
  return {
    ...fields,
    ...(bands ? { bands } : {}),
    trail: trailTo(path, fields['title'] as string),
    group: groupOf(path),
  };
}
