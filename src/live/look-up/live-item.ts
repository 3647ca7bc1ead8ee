/** An item as the admin API has it now, prepared for the sections that show built ones. */
import { htmlFieldsOf, type ItemDefinition, type ItemOf } from '@corporate-website/contract/items';
import { cleanFields } from '../../collections/clean-fields';
import { fillPictures } from '../../rich-text/fill-pictures';
import type { RichText } from '../../rich-text/types';
import { adminApi } from '../api/request';
import { findBuiltPictures, type BuiltPictures } from './built-pictures';

export interface LiveItem<D extends ItemDefinition> {
  /** Plain text is plain; the rich texts are in `texts` and `html`. */
  fields: ItemOf<D>;
  texts: Readonly<Record<string, RichText>>;
  /** Safe HTML of a rich-text field, with the pictures that the build has; null where the item has no such text. */
  html: (field: string) => string | null;
  pictures: BuiltPictures;
}

export interface LiveItemOptions {
  /** The site's own address. */
  siteUrl: string;
  signal: AbortSignal;
  /** Path of the item's page: links to it with an anchor stay on the page. */
  path?: string;
  /** Where pictures come from; default: from what was built alone. */
  findPictures?: (
    urls: readonly string[],
    signal: AbortSignal,
    inline: ReadonlyMap<string, string>,
  ) => Promise<BuiltPictures>;
}

const urlsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'image_cdn' in value
    ? [value.image_cdn].filter((url) => typeof url === 'string')
    : [];

/**
 * @param item parsed, and fit to be shown
 * @returns null where nothing is left of a field that an item must have
 */
export async function liveItem<D extends ItemDefinition>(
  definition: D,
  item: ItemOf<D>,
  { siteUrl, signal, path, findPictures = findBuiltPictures }: LiveItemOptions,
): Promise<LiveItem<D> | null> {
  // The caller requested it with the item itself, so that it is loaded by now.
  const { renderRichTextInBrowser } = await import(
    /* webpackChunkName: 'rich-text' */ '../../rich-text/browser'
  );
  const source: Readonly<Record<string, unknown>> = item;
  const richText = htmlFieldsOf(definition);
  const { ok, fields } = cleanFields(definition, richText, source);
  if (!ok) return null;
  const texts: Record<string, RichText> = {};
  const inline = new Map<string, string>();
  for (const field of richText) {
    const html = source[field];
    if (typeof html !== 'string') continue;
    const {
      losses: _losses,
      inline: ofText,
      ...text
    } = renderRichTextInBrowser(html, {
      sourceUrl: adminApi(),
      siteUrl,
      // As the build does it: texts that share a page must not share the ids of their headings.
      ...(richText.length > 1 ? { idPrefix: `${field}-` } : {}),
      ...(path === undefined ? {} : { ownPath: path }),
    });
    texts[field] = text;
    for (const [key, data] of ofText) inline.set(key, data);
  }
  const inTexts = Object.values(texts).flatMap(({ pictures }) => pictures.map(({ url }) => url));
  const pictures = await findPictures(
    [...urlsIn(fields), ...urlsIn(fields['author']), ...inTexts],
    signal,
    inline,
  );
  return {
    fields: fields as ItemOf<D>,
    texts,
    html: (field) => {
      const text = texts[field];
      return text ? fillPictures(text, pictures.markup) : null;
    },
    pictures,
  };
}
