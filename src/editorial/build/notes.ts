/** All editorial notes of a snapshot: told, never refused; pure. */
import { collections, type Collection } from '../../collections/build-rows';
import { groupInOrder } from '../../lib/group-in-order';
import type { Snapshot, SnapshotItem } from '../../pull/snapshot/types';
import type { LinkChecks } from './foreign-links';
import { itemNotes } from './item-notes';
import type { EditorialNote, Finding } from './note';
import { ownPath, pageFinder } from './own-links';
import type { Levels } from './rules';
import { sameTitle, titleKey } from './same-title';
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

const OLD_YEARS = 2;

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

function linkFindings(
  { links }: TextFacts,
  isThere: (path: string) => boolean,
  { siteUrl, foreign }: NotesInput,
): Finding[] {
  return links.flatMap((href): Finding[] => {
    const own = ownPath(href, siteUrl);
    if (own !== null && !isThere(own)) {
      return [
        {
          rule: 'dead-link',
          message: `A link leads to ${own}, where no page is. Take it out, or lead it to a page that is there.`,
        },
      ];
    }
    const check = foreign[href];
    if (check?.outcome !== 'gone') return [];
    return [
      {
        rule: 'foreign-link',
        message: `A link leads to ${href}, which was not there on ${check.at.slice(0, 10)} (${check.reason}).`,
      },
    ];
  });
}

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

function oldOnHome({ item, path }: Entry, { now, site }: NotesInput): Finding[] {
  const at = item.fields['published_at'];
  if (path === null || typeof at !== 'string' || !site.homeLinks.has(path)) return [];
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_YEARS);
  if (Date.parse(at) >= limit.getTime()) return [];
  return [
    {
      rule: 'old-on-home',
      field: 'published_at',
      message: `The home page links to it, and it is of ${at.slice(0, 10)}.`,
    },
  ];
}

/** @returns notes in the order of the collections and their items; those whose level is `off` left out */
export function editorialNotes(input: NotesInput): EditorialNote[] {
  const { snapshot, levels, now, factsOf } = input;
  const entries = entriesOf(snapshot);
  const isThere = pageFinder(snapshot, input.site);
  const titles = sameTitles(entries);
  return entries.flatMap((entry) => {
    const { row, item, title, path } = entry;
    const texts = factsOf(item);
    const { pictures } = snapshot.manifest;
    const same = titles.get(entry);
    const findings = [
      ...itemNotes({ row, item, texts, pictures, now }),
      ...linkFindings(texts, isThere, input),
      ...(same ? [same] : []),
      ...oldOnHome(entry, input),
    ];
    return findings.flatMap((finding) => {
      const level = levels[finding.rule];
      if (level === 'off') return [];
      const of = { collection: row.key, id: item.id, slug: item.slug ?? null, title, path };
      return [{ ...finding, level, ...of }];
    });
  });
}
