/**
 * What a teaser shows of an item that has just come from the admin API. What only the build knows (the picture, how
 * long it takes to read) comes from the build, where it has the item: no picture is fetched from another host.
 */
import { isRoleOpen, pressLabel, salaryFacts } from '../../lib/item-facts';
import { itemPath } from '../../collections';
import type { ArchivedCollection } from '../../lib/page-contexts';
import { serviceOf } from '../../lib/services';
import type { TeaserData } from '../../lib/teaser-data';
import type { Read } from '../reads';

/** The list call of each collection. */
interface ListedItem {
  post: Read<'posts'>;
  caseStudy: Read<'caseStudies'>;
  pressRelease: Read<'pressReleases'>;
  job: Read<'jobs'>;
}
export type LiveItem<K extends ArchivedCollection> = ListedItem[K];

type Teaser<K extends ArchivedCollection> = (
  item: LiveItem<K>,
  built: TeaserData[K] | undefined,
) => TeaserData[K];

function shared<K extends ArchivedCollection>(
  collection: K,
  item: LiveItem<K>,
  built: TeaserData[K] | undefined,
) {
  return {
    path: built?.path ?? itemPath(collection, item.slug),
    title: item.title,
    excerpt: item.short_description ?? built?.excerpt ?? '',
    published_at: item.published_at ?? null,
    ...(built ? {} : { isUnbuilt: true }),
  };
}

export const teasers: { readonly [K in ArchivedCollection]: Teaser<K> } = {
  post: (item, built) => ({
    ...shared('post', item, built),
    slug: item.slug,
    category: item.category ?? null,
    reading_minutes: built?.reading_minutes ?? null,
    image: built?.image ?? null,
  }),
  caseStudy: (item, built) => ({
    ...shared('caseStudy', item, built),
    slug: item.slug,
    category: item.category ?? null,
    client_name: item.client_name ?? null,
    industry: item.industry ?? null,
    service: serviceOf(item.type) ?? null,
    results: item.results ?? [],
    image: built?.image ?? null,
  }),
  pressRelease: (item, built) => ({
    ...shared('pressRelease', item, built),
    slug: item.slug,
    category_label: pressLabel(item.category),
  }),
  job: (item, built) => ({
    ...shared('job', item, built),
    department: item.department ?? null,
    location: item.location ?? null,
    is_remote: item.is_remote ?? false,
    employment_type: item.employment_type ?? null,
    valid_through: item.valid_through ?? null,
    is_open: isRoleOpen(item.valid_through, Date.now()),
    salary: salaryFacts(item.salary),
  }),
};
