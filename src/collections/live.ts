/**
 * Turns an item that the browser has fetched into the facts that built pages show. Each collection with pages has this
 * in its `live.ts`, which is loaded when a list is filtered or an address is looked up.
 */
import type { ComponentType, ReactElement } from 'react';
import type { ItemDefinition, ItemOf } from '@corporate-website/contract/items';
import { MAIN_TEXT, readingMinutes } from './item-facts';
import type { LiveItem } from '../live/look-up/live-item';
import { itemPath, type CollectionWithPages } from '.';
import type { ArticleFacts } from './facts';

/** Fields of every item with a page. */
interface Addressed extends ItemDefinition {
  required: ItemDefinition['required'] &
    Record<'slug' | 'title', ItemDefinition['required'][string]>;
}

/** @typeParam F facts of the detail */
export interface DetailProps<F> {
  item: F;
  /** Its list's name in the navigation, for its breadcrumbs. */
  listName: string;
}

/**
 * @typeParam T facts of a teaser
 * @typeParam F facts of the detail
 */
export interface Live<D extends ItemDefinition = ItemDefinition, T = unknown, F = unknown> {
  readonly item: D;
  /**
   * Facts that only the build has (the picture, how long the item takes to read) come from the build, where it has the
   * item: no picture is fetched from another host.
   */
  teaser(item: ItemOf<D>, built: T | undefined): T;
  /** @param path the page's */
  facts(live: LiveItem<D>, path: string, signal: AbortSignal): F | Promise<F>;
  /** The component that shows the detail; lists do not use it. */
  detail(): Promise<ComponentType<DetailProps<F>>>;
  /** The teaser as the collection's list shows it, under a heading of the second level: for a preview. */
  card(teaser: T): Promise<ReactElement>;
}

/** As far as a list needs it; loaded with the first question. */
export type LoadTeasers<T> = () => Promise<{ live: Pick<Live<ItemDefinition, T>, 'teaser'> }>;

export function defineLive<D extends Addressed, T, F>(live: Live<D, T, F>): Live<D, T, F> {
  return live;
}

interface Listed {
  slug: string;
  title: string;
  short_description?: string | null | undefined;
  published_at?: string | null | undefined;
}

/** Facts that all teasers show. */
export function teaserFacts(
  collection: CollectionWithPages,
  item: Listed,
  built: { readonly path: string; readonly excerpt: string } | undefined,
) {
  return {
    path: built?.path ?? itemPath(collection, item.slug),
    title: item.title,
    excerpt: item.short_description ?? built?.excerpt ?? '',
    published_at: item.published_at ?? null,
    // The build has no page for it, so its link must not be prefetched.
    ...(built ? {} : { isUnbuilt: true }),
  };
}

interface Illustrated extends Listed {
  image_cdn?: string | null | undefined;
  image_alt?: string | null | undefined;
}

/** Facts of all details that are read as an article. */
export function articleFacts(
  {
    fields,
    texts,
    html,
    pictures,
  }: Pick<LiveItem<ItemDefinition>, 'texts' | 'html' | 'pictures'> & {
    fields: Illustrated;
  },
  path: string,
) {
  return {
    slug: fields.slug,
    path,
    title: fields.title,
    short_description: fields.short_description ?? null,
    published_at: fields.published_at ?? null,
    html: html(MAIN_TEXT),
    reading_minutes: readingMinutes(texts),
    headings: texts[MAIN_TEXT]?.headings ?? [],
    image: pictures.head(fields.image_cdn ?? undefined, fields.image_alt ?? ''),
  } satisfies ArticleFacts;
}
