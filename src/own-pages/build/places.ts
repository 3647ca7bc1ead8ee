/** Where a page stands in the navigation, as data that it brings: a browser does not load the navigation for it. */
import { allLinks, trailOf } from '../../site/navigation';
import type { ContentPage } from './read-all';

interface Link {
  readonly href: string;
  readonly name?: string;
}

interface Band {
  readonly kind: string;
  readonly links?: readonly Link[];
}

/** The parts of copy that link to pages. */
interface Linking {
  readonly bands?: readonly Band[];
  readonly ways?: { readonly groups: readonly { readonly links: readonly Link[] }[] };
  readonly index?: { readonly lines: readonly Link[] };
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

const named = (links: readonly Link[]) =>
  links.map((link) => ({ name: nameOf(link.href), ...link }));

/** The links of a page, each with the name of its target. */
function withNames({ bands, ways, index }: Linking) {
  const namedGroups = ways?.groups.map((group) => ({ ...group, links: named(group.links) }));
  const namedBands = bands?.map((band) =>
    band.kind === 'related' && band.links ? { ...band, links: named(band.links) } : band,
  );
  return {
    ...(bands ? { bands: namedBands } : {}),
    ...(ways ? { ways: { ...ways, groups: namedGroups } } : {}),
    ...(index ? { index: { ...index, lines: named(index.lines) } } : {}),
  };
}

/** A page's fields, with what the navigation knows of it and of the pages that it links to. */
export function withPlace<F extends ContentPage['fields']>(path: string, fields: F) {
  return {
    ...fields,
    ...withNames(fields as Linking),
    trail: trailTo(path, fields['title'] as string),
    group: groupOf(path),
  };
}
