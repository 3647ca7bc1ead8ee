/** Titles and descriptions of the heads of all pages with items, unique on the whole site; pure. */
import { formatDate } from '../../lib/format';
import { groupInOrder } from '../../lib/group-in-order';
import { DESCRIPTION_LENGTH } from '../head-limits';
import { headWords, type Excerpts } from '../../collections/item-facts';
import { fieldText } from '../../lib/field-text';
import { shorten } from '../../lib/shorten';

export interface HeadCandidate {
  id: string;
  /** Title of the page: `meta_title`, else the title. */
  title: string;
  description: string;
  /** Marks that tell it from a page with the same words, the best first: a date, a category, the kind of page. */
  marks: readonly string[];
}

export interface UniqueHead {
  title: string;
  description: string;
}

const same = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Possible wordings of a candidate. */
interface Wording {
  id: string;
  /** From its own words on, each with more that sets it apart. */
  texts: readonly string[];
  /** The last resort: another text for each number. */
  numbered: (number: number) => string;
}

interface Choice {
  wording: Wording;
  /** Which of its texts. */
  at: number;
}

const chosen = ({ wording, at }: Choice): string => wording.texts[at] ?? '';

/**
 * The choices that have to be another: whose text is the same for a reader as another's, is taken, or is none. Of
 * those with one text, the one that says it in its own words keeps it, where that is one alone.
 */
function clashing(
  choices: readonly Choice[],
  keyOf: (text: string) => string,
  taken: ReadonlySet<string>,
): Choice[] {
  return groupInOrder(choices, (choice) => keyOf(chosen(choice))).flatMap(([key, group]) => {
    if (taken.has(key) || key === '') return group;
    if (group.length === 1) return [];
    const own = group.filter(({ at }) => at === 0);
    return own.length === 1 ? group.filter(({ at }) => at > 0) : group;
  });
}

/**
 * A text for each wording, by its id: no two have the same key, and none a taken one. The order of the wordings does
 * not count.
 */
function distinct(
  wordings: readonly Wording[],
  keyOf: (text: string) => string,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const choices = wordings.map((wording): Choice => ({ wording, at: 0 }));
  let rest = clashing(choices, keyOf, taken);
  // A new wording may clash with another; as many rounds as there are texts do for all but made-up cases.
  const rounds = Math.max(0, ...wordings.map(({ texts }) => texts.length));
  for (let round = 1; round < rounds && rest.length > 0; round += 1) {
    for (const choice of rest) {
      choice.at = Math.min(choice.at + 1, choice.wording.texts.length - 1);
    }
    rest = clashing(choices, keyOf, taken);
  }
  const numbered = new Set(rest);
  const settled = choices.filter((choice) => !numbered.has(choice));
  const found = new Map(settled.map((choice) => [choice.wording.id, chosen(choice)]));
  const used = new Set([...taken, ...[...found.values()].map(keyOf)]);
  const last = new Map<string, number>();
  const inOrder = rest.map(({ wording }) => wording).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, texts, numbered: textOf } of inOrder) {
    const prefix = keyOf(texts.at(-1) ?? '');
    let number = last.get(prefix) ?? 0;
    let text: string;
    do {
      number += 1;
      text = textOf(number);
    } while (used.has(keyOf(text)));
    last.set(prefix, number);
    used.add(keyOf(text));
    found.set(id, text);
  }
  return found;
}

function titleWording({ id, title, marks }: HeadCandidate): Wording {
  const upTo = (length: number) => [title, ...marks.slice(0, length)].filter(Boolean).join(', ');
  return {
    id,
    texts: [title, ...marks.map((_, index) => upTo(index + 1))],
    numbered: (number) => [upTo(marks.length), `no. ${number}`].filter(Boolean).join(', '),
  };
}

/** The distinguishing mark stands in front, since the end may be cut. */
function descriptionWording({ id, description }: HeadCandidate, title: string): Wording {
  const titled = description ? `${title}: ${description}` : `${title}.`;
  return { id, texts: [description, titled], numbered: (number) => `No. ${number}: ${titled}` };
}

/**
 * A title and a description for each candidate that no other has, whatever the candidates are and in whatever order.
 * @param candidates all pages of items
 * @param taken titles and descriptions of other pages
 */
export function uniqueHeads(
  candidates: readonly HeadCandidate[],
  taken: { titles: readonly string[]; descriptions: readonly string[] },
): ReadonlyMap<string, UniqueHead> {
  const shown = (text: string) => same(shorten(text, DESCRIPTION_LENGTH));
  const titles = distinct(candidates.map(titleWording), same, new Set(taken.titles.map(same)));
  const titleOf = ({ id }: HeadCandidate) => titles.get(id) ?? '';
  const descriptions = distinct(
    candidates.map((candidate) => descriptionWording(candidate, titleOf(candidate))),
    shown,
    new Set(taken.descriptions.map(shown)),
  );
  return new Map(
    candidates.map((candidate): [string, UniqueHead] => [
      candidate.id,
      { title: titleOf(candidate), description: descriptions.get(candidate.id) ?? '' },
    ]),
  );
}

interface HeadSource {
  id: string;
  data: Readonly<Record<string, unknown>> & {
    rich: Excerpts;
  };
}

/**
 * Head candidate of a node.
 * @param label name of the collection, such as `Blog posts`
 */
export function headCandidate({ id, data }: HeadSource, label: string): HeadCandidate {
  const date = typeof data['published_at'] === 'string' ? formatDate(data['published_at']) : '';
  return {
    id,
    ...headWords(data, data.rich),
    marks: [date, fieldText(data['category']), label].filter(Boolean),
  };
}
