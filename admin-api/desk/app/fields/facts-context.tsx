import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameTitle } from '../../../../src/editorial/build/same-title';
import type { Finding } from '../../../../src/editorial/build/note';
import type { CollectionInfo, NotesAnswer, NotesQuestion } from '../../protocol';
import { call } from '../api/call';
import { findPages } from '../items/find-pages';
import { useOpenItem } from '../items/item-context';
import type { Fields } from '../items/values';
import { useDesk } from '../shell/desk-context';
import type { PictureSizes, Texts } from './item-facts';
import { notesOf, type Note, type Notes } from './notes';

/** As long as typing pauses before an item is looked at. */
const PAUSE_MS = 800;
const STALE_MS = 60_000;
const NOTHING: readonly Finding[] = [];

interface Facts {
  texts: Texts;
  /** Each of some fields. */
  notes: readonly Notes[];
}

const FactsContext = createContext<Facts>({ texts: {}, notes: [] });

/** The item as it was looked at last. */
interface Looked extends Facts {
  /** The question to the site; null before the first look. */
  asked: NotesQuestion | null;
}

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

/** Findings that it takes the site to tell. */
function useSiteFindings({ name }: CollectionInfo, asked: NotesQuestion | null) {
  const { data } = useQuery({
    queryKey: ['notes', name, asked],
    queryFn: () =>
      call<NotesAnswer>(`/notes/${name}`, { method: 'POST', body: asked, isQuiet: true }),
    enabled: asked !== null,
    retry: false,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  return data?.data ?? NOTHING;
}

/** Looks at the item once typing pauses, for the fields within. */
export const FactsProvider = ({ children }: { children: ReactNode }) => {
  const { site, collections, levels } = useDesk();
  const { collection, item } = useOpenItem();
  const fields = useWatch<{ fields: Fields }, 'fields'>({ name: 'fields' });
  const [looked, setLooked] = useState<Looked>({ texts: {}, notes: [], asked: null });
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // Large: the rules come with the site's own chain for rich text.
      const { findingsOf, linksOf, lossesOf, picturesOf, pullNotesOf, textsOf } =
        await import('./item-facts');
      const texts = textsOf(collection, fields, site);
      const pictures = await measure(picturesOf(collection, fields));
      const namesakes = await namesakesOf(collections, collection, item?.id, fields);
      const now = Date.now();
      const found = findingsOf(collection, fields, { texts, pictures, namesakes, now });
      const notes = [
        notesOf(found, collection.fields, levels),
        pullNotesOf(collection, fields),
        lossesOf(texts),
      ];
      const { slug, published_at: date } = fields;
      const asked = {
        links: linksOf(texts),
        slug: String(slug ?? ''),
        published_at: String(date ?? ''),
      };
      if (isCurrent) setLooked({ texts, notes, asked });
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
  }, [collection, collections, fields, item?.id, levels, site]);
  const findings = useSiteFindings(collection, looked.asked);
  const facts = useMemo(() => {
    const ofSite = notesOf(findings, collection.fields, levels);
    return { texts: looked.texts, notes: [...looked.notes, ofSite] };
  }, [findings, looked, collection.fields, levels]);
  return <FactsContext value={facts}>{children}</FactsContext>;
};

/** The item's rich texts as its page shows them. */
export const useTexts = (): Texts => useContext(FactsContext).texts;

/** Notes on a field of the form. @param source such as `fields.author.image_cdn` */
export const useNotes = (source: string): readonly Note[] => {
  const field = source.replace(/^fields\./, '');
  return useContext(FactsContext).notes.flatMap((notes) => notes[field] ?? []);
};
