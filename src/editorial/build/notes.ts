/** All editorial notes of a snapshot: told, never refused; pure. */
import { collections, type Collection } from '../../collections/build-rows';
import { groupInOrder } from '../../lib/group-in-order';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';
import type { LinkChecks } from './ask-link';
import { itemNotes } from './item-notes';
import type { EditorialNote, Finding } from './note';
import { pageFinder } from './own-links';
import type { Levels } from './rules';
import { sameTitle, titleKey } from './same-title';
import { linkFindings, oldOnHome } from './site-findings';
import type { SiteInPlace } from './site-in-place';
import type { TextFacts } from './text-facts';

export interface NotesInput {
  snapshot: Snapshot;
  siteUrl: string;
  levels: Levels;
  /** Milliseconds. */
  now: number;
  site: SiteInPlace;
  /** Of an item's texts. */
  factsOf: (item: SnapshotItem) => TextFacts;
  foreign: LinkChecks;
}

interface Entry {
  row: Collection;
  item: SnapshotItem;
  title: string;
  path: string | null;
}

const nameOf = ({ fields, id }: SnapshotItem): string => {
  const name = ['title', 'name', 'client', 'author_role'].map((field) => fields[field]);
  return String(name.find((value) => typeof value === 'string') ?? id);
};

const entriesOf = (snapshot: Snapshot): Entry[] =>
  collections.flatMap((row) =>
    snapshot.items[row.key].map((item) => ({
      row,
      item,
      title: nameOf(item),
      path: row.page && item.slug ? row.page.path(item.slug) : null,
    })),
  );

/** Items with pages that a reader of a list or of search results cannot tell apart by their titles. */
function sameTitles(entries: readonly Entry[]): Map<Entry, Finding> {
  const key = ({ title }: Entry) => titleKey(title);
  const withPages = entries.filter(({ path }) => path !== null);
  const groups = groupInOrder(withPages, key).filter(([, group]) => group.length > 1);
  return new Map(
    groups.flatMap(([, group]) =>
      group.flatMap((entry) => {
        const others = group.filter((each) => each !== entry).map(({ path }) => path);
        return sameTitle(others).map((finding): [Entry, Finding] => [entry, finding]);
      }),
    ),
  );
}

/** @returns notes in the order of the collections and their items; those whose level is `off` left out */
export function editorialNotes(input: NotesInput): EditorialNote[] {
  const { snapshot, siteUrl, levels, now, site, factsOf, foreign } = input;
  const entries = entriesOf(snapshot);
  const isThere = pageFinder(snapshot, site);
  const titles = sameTitles(entries);
  return entries.flatMap((entry) => {
    const { row, item, title, path } = entry;
    const texts = factsOf(item);
    const { pictures } = snapshot.manifest;
    const same = titles.get(entry);
    const findings = [
      ...itemNotes({ row, item, texts, pictures, now }),
      ...linkFindings(texts.links, { siteUrl, isThere, foreign }),
      ...(same ? [same] : []),
      ...(path !== null && site.homeLinks.has(path)
        ? oldOnHome(item.fields['published_at'], now)
        : []),
    ];
    return findings.flatMap((finding) => {
      const level = levels[finding.rule];
      if (level === 'off') return [];
      const of = { collection: row.key, id: item.id, slug: item.slug ?? null, title, path };
      return [{ ...finding, level, ...of }];
    });
  });
}
