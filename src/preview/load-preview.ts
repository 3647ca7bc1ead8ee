/** Makes of an item that is not published all that the site will show of it. Large with it: loaded by the page alone. */
import { createElement, type ReactElement } from 'react';
import { parseItem, withheldBecause, type FieldProblem } from '@corporate-website/contract/parse';
import type { PreviewLink } from '@corporate-website/contract/previews';
import { definitionOf, definitionsWithPages, itemPath } from '../collections';
import type { PictureData } from '../pictures/picture';
import { isServiceKey } from '../cloth/weaving/weaves';
import { excerptOf, headWords, readingMinutes } from '../collections/item-facts';
import { isSearchKind } from '../site-search/search-kinds';
import { isCutInTheMiddle } from '../share-pictures/share-photo';
import { serviceOfPath, type ShareCard } from '../share-pictures/share-picture';
import { shownSlug, unfitPageSlug } from '../lib/slug-rules';
import type { Hit } from '../site-search/engine/engine';
import { readPreview } from '../live/api/preview';
import { liveItem, type LiveItem, type LiveItemOptions } from '../live/look-up/live-item';
import { listNameOf, liveDetailOf } from '../live/look-up/look-up';
import { previewPictures } from './preview-pictures';
import { standing, words } from './words';

export interface Preview {
  /** Where it will be. */
  path: string;
  /** Whether it is there already. */
  isPublic: boolean;
  standing: string;
  expiresAt: string;
  title: string;
  detail: ReactElement;
  card: ReactElement;
  share: { title: string; description: string; picture: PictureData | null; card: ShareCard };
  /** Seed of the cloth of its share picture. */
  seed: string;
  hit: Hit;
  /** In which the built page will not be the same. */
  differences: readonly string[];
  /** Frees its pictures. */
  close: () => void;
}

/** The item lacks what its page needs. */
export interface Unfit {
  problems: readonly string[];
}

const said = ({ field, reason }: FieldProblem) => (field ? `“${field}” ${reason}` : reason);

/** Its result in the site's own search, without a word that was searched for. */
function hitOf(kind: string, path: string, { fields, texts }: LiveItem<never>): Hit {
  const item: Readonly<Record<string, unknown>> = fields;
  const date = item['published_at'];
  return {
    url: path,
    title: String(item['title']),
    kind: isSearchKind(kind) ? kind : null,
    date: typeof date === 'string' ? date : null,
    // As Pagefind has them.
    excerpt: excerptOf(item['short_description'], texts)
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
    parts: [],
    isUnbuilt: true,
  };
}

/**
 * Reads an item by a key, and makes all that is shown of it.
 * @throws {AdminApiError} where it was refused or could not be had
 */
export async function loadPreview(
  link: PreviewLink,
  { siteUrl, signal }: Pick<LiveItemOptions, 'siteUrl' | 'signal'>,
): Promise<Preview | Unfit> {
  const definition = definitionsWithPages.find(({ key }) => key === link.name);
  if (!definition) return { problems: [`“${link.name}” has no pages on this site`] };
  const collection = definition.key;
  const [{ item: sent, expires_at: expiresAt }, { live, Detail }] = await Promise.all([
    readPreview(link, { signal }),
    liveDetailOf(collection),
    import(/* webpackChunkName: 'rich-text' */ '../rich-text/browser'),
  ]);
  const parsed = parseItem(live.item, sent);
  if (!parsed.ok) return { problems: parsed.problems.map(said) };
  const source: Readonly<Record<string, unknown>> = parsed.item;
  const slug = shownSlug(String(source['slug']));
  const unfit = unfitPageSlug(slug);
  if (unfit !== null) return { problems: [said({ field: 'slug', reason: unfit })] };
  const path = itemPath(collection, slug);
  const pictures = previewPictures(link);
  const shown = await liveItem(live.item, parsed.item, {
    ...{ siteUrl, signal, path },
    findPictures: pictures.find,
  });
  if (shown === null) return { problems: ['Its title has no visible text'] };

  const fields: Readonly<Record<string, unknown>> = shown.fields;
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : undefined);
  const picture = shown.pictures.head(text('image_cdn'), text('image_alt') ?? '');
  const head = headWords(fields, shown.texts);
  const type = fields['type'];
  const why = withheldBecause(source, Date.now());
  const known = {
    path,
    excerpt: excerptOf(fields['short_description'], shown.texts),
    reading_minutes: readingMinutes(shown.texts),
    image: picture,
  };
  const teaser = Object.assign({}, live.teaser(shown.fields, known), { isUnbuilt: true });
  const hasListing = Object.values(shown.texts).some(({ html }) => html.includes('<pre'));
  const facts = await live.facts(shown, path, signal);
  return {
    path,
    isPublic: why === null,
    standing: standing(why, source),
    expiresAt,
    title: String(fields['title']),
    detail: createElement(Detail, { key: path, item: facts, listName: listNameOf(collection) }),
    card: await live.card(teaser),
    share: {
      ...head,
      picture: picture?.share_url
        ? { ...picture, url: picture.share_url, gatsbyImageData: null }
        : null,
      card: {
        title: head.title,
        path,
        service: typeof type === 'string' && isServiceKey(type) ? type : serviceOfPath(path),
      },
    },
    seed: 'image_cdn' in live.item.optional ? slug : path,
    hit: hitOf(definitionOf(collection).searchKind, path, shown as LiveItem<never>),
    differences: [
      ...parsed.dropped.map(({ field, reason }) => words.dropped(field, reason)),
      ...(pictures.missing() > 0 ? [words.unpictured(pictures.missing())] : []),
      ...(picture?.share_url?.startsWith('blob:') && !isCutInTheMiddle(picture)
        ? [words.cropped]
        : []),
      ...(hasListing ? [words.listings] : []),
    ],
    close: pictures.close,
  };
}
