/** Titles and descriptions of the heads of all pages with items, unique on the whole site; pure. */
import { formatDate } from '../lib/format';
import { DESCRIPTION_LENGTH } from '../lib/head-limits';
import { headWords, type Excerpts } from '../lib/item-facts';
import { plainText } from '../lib/plain-text';
import { shorten } from '../lib/shorten';

export interface HeadCandidate {
  id: string;
  /** What the page is called: `meta_title`, else the title. */
  title: string;
  description: string;
  /** What sets it apart where another has the same words, the best first: a date, a category, the kind of page. */
  marks: readonly string[];
}

export interface UniqueHead {
  title: string;
  description: string;
}

const same = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The marks that tell each of a group from the others, as few as do; a number where none does. */
function suffixes(group: readonly HeadCandidate[]): string[] {
  const longest = Math.max(...group.map(({ marks }) => marks.length));
  for (let length = 1; length <= longest; length += 1) {
    const texts = group.map(({ marks }) => marks.slice(0, length).join(', '));
    if (new Set(texts).size === group.length && texts.every(Boolean)) return texts;
  }
  return group.map(({ marks }, index) => [...marks, `no. ${index + 1}`].join(', '));
}

/** Groups of candidates whose text is the same for a reader, or is taken already. */
function clashes(
  candidates: readonly HeadCandidate[],
  textOf: (candidate: HeadCandidate) => string,
  taken: ReadonlySet<string>,
): HeadCandidate[][] {
  const groups = new Map<string, HeadCandidate[]>();
  for (const candidate of candidates) {
    const key = same(textOf(candidate));
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return [...groups].flatMap(([key, group]) =>
    group.length > 1 || taken.has(key) || key === '' ? [group] : [],
  );
}

/**
 * @param candidates all pages of items, in an order that builds keep
 * @param taken titles and descriptions of other pages
 */
export function uniqueHeads(
  candidates: readonly HeadCandidate[],
  taken: { titles: readonly string[]; descriptions: readonly string[] },
): ReadonlyMap<string, UniqueHead> {
  const heads = new Map(
    candidates.map(({ id, title, description }): [string, UniqueHead] => [
      id,
      { title, description },
    ]),
  );
  const set = (id: string, change: Partial<UniqueHead>) => {
    const head = heads.get(id);
    if (head) heads.set(id, { ...head, ...change });
  };
  const takenTitles = new Set(taken.titles.map(same));
  for (const group of clashes(candidates, ({ title }) => title, takenTitles)) {
    const marks = suffixes(group);
    group.forEach(({ id, title }, index) => {
      set(id, { title: [title, marks[index]].filter(Boolean).join(', ') });
    });
  }
  const takenDescriptions = new Set(taken.descriptions.map(same));
  const shown = ({ description }: HeadCandidate) => shorten(description, DESCRIPTION_LENGTH);
  for (const group of clashes(candidates, shown, takenDescriptions)) {
    // In front, since what comes late may be cut.
    for (const { id, description } of group) {
      const title = heads.get(id)?.title ?? '';
      set(id, { description: description ? `${title}: ${description}` : `${title}.` });
    }
  }
  return heads;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? plainText(value).trim() : '';

interface HeadSource {
  id: string;
  data: Readonly<Record<string, unknown>> & {
    rich: Excerpts;
  };
}

/**
 * What a node says of itself.
 * @param label what the collection is called, such as `Blog posts`
 */
export function headCandidate({ id, data }: HeadSource, label: string): HeadCandidate {
  const date = typeof data['published_at'] === 'string' ? formatDate(data['published_at']) : '';
  return {
    id,
    ...headWords(data, data.rich),
    marks: [date, textOf(data['category']), label].filter(Boolean),
  };
}
