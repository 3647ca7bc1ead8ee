import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameTitle } from '../../../../src/editorial/build/same-title';
import type { CollectionInfo } from '../../protocol';
import { findPages } from '../items/find-pages';
import { useOpenItem } from '../items/item-context';
import type { Fields } from '../items/values';
import { useDesk } from '../shell/desk-context';
import type { Notes, PictureSizes, Texts } from './item-facts';

/** As long as typing pauses before an item is looked at. */
const PAUSE_MS = 800;

interface Facts {
  texts: Texts;
  notes: Notes;
}

const none: Facts = { texts: {}, notes: {} };
const FactsContext = createContext(none);

/** The sizes of pictures; those that cannot be had are left out. */
async function measure(urls: readonly string[]): Promise<PictureSizes> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode().catch(() => undefined);
      return [url, { width: image.naturalWidth, height: image.naturalHeight }] as const;
    }),
  );
  return Object.fromEntries(sizes.filter(([, { width }]) => width > 0));
}

/** Paths of other pages with the item's title; none where they cannot be asked for. */
async function namesakesOf(
  collections: readonly CollectionInfo[],
  { path, titleField }: CollectionInfo,
  id: string | undefined,
  fields: Fields,
): Promise<string[]> {
  const title = String(fields[titleField]);
  if (path === null) return [];
  const pages = await findPages(collections, title).catch(() => []);
  return pages
    .filter((page) => page.id !== id && isSameTitle(page.label, title))
    .map(({ href }) => href);
}

/** Looks at the item once typing pauses, for the fields within. */
export const FactsProvider = ({ children }: { children: ReactNode }) => {
  const { site, collections } = useDesk();
  const { collection, item } = useOpenItem();
  const fields = useWatch<{ fields: Fields }, 'fields'>({ name: 'fields' });
  const [facts, setFacts] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // Large: the rules come with the site's own chain for rich text.
      const { notesOf, picturesOf, textsOf } = await import('./item-facts');
      const texts = textsOf(collection, fields, site);
      const pictures = await measure(picturesOf(collection, fields));
      const namesakes = await namesakesOf(collections, collection, item?.id, fields);
      const now = Date.now();
      const notes = notesOf(collection, fields, { texts, pictures, namesakes, now });
      if (isCurrent) setFacts({ texts, notes });
    };
    // Nothing is said of a form in which nothing stands yet.
    const isBegun = Boolean(fields[collection.titleField]);
    // Out of reach, nothing is said: notes are advice.
    const timer = isBegun
      ? setTimeout(() => void look().catch(() => undefined), PAUSE_MS)
      : undefined;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [collection, collections, fields, item?.id, site]);
  return <FactsContext value={facts}>{children}</FactsContext>;
};

/** The item's rich texts as its page shows them. */
export const useTexts = (): Texts => useContext(FactsContext).texts;

/** Notes on a field of the form. @param source such as `fields.author.image_cdn` */
export const useNotes = (source: string): readonly string[] =>
  useContext(FactsContext).notes[source.replace(/^fields\./, '')] ?? [];
