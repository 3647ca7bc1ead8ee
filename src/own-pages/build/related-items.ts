/**
 * Which case studies and testimonials a page of a service shows: those that its copy names, else those nearest to its
 * subject. Another admin API has none of the named ones. Pure.
 */
import type { NodeInput } from '../../data-layer/nodes';
import type { ContentPage } from './read-all';

/** Facts of an item of the admin API, for matching items to a page. */
export interface RelatedCandidate {
  /** Gatsby's id. */
  id: string;
  /** Its name in copy: its slug, or its id where it has none. */
  key: string;
  service: unknown;
  /** All words that identify it. */
  words: string;
}

/** The items that pages may show. */
export interface RelatedItems {
  caseStudies: readonly RelatedCandidate[];
  testimonials: readonly RelatedCandidate[];
}

const WORD_FIELDS = [
  'title',
  'short_description',
  'category',
  'tags',
  'technologies',
  'industry',
  'quote',
  'role',
  'company',
];

/** The candidates among the nodes of a collection. */
export function candidatesOf(nodes: readonly NodeInput[]): RelatedCandidate[] {
  return nodes.map(({ id, data }) => ({
    id,
    key: typeof data['slug'] === 'string' ? data['slug'] : data.api_id,
    service: data['type'],
    words: WORD_FIELDS.flatMap((field) => data[field])
      .filter((value) => typeof value === 'string')
      .join(' '),
  }));
}

/** Shorter ones say nothing about a subject. */
const SHORTEST_WORD = 4;
/** So much of a word counts: migration is migrating, and claims are a claim. */
const STEM_LENGTH = 6;

function stemsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map((word) => word.slice(0, STEM_LENGTH).replace(/s$/, '')),
  );
}

/** Candidates, those that share most with a text first; a word counts the less, the more of them have it. */
export function nearestFirst(
  text: string,
  candidates: readonly RelatedCandidate[],
): RelatedCandidate[] {
  const stems = candidates.map((each) => stemsOf(each.words));
  const holders = new Map<string, number>();
  for (const stem of stems.flatMap((own) => [...own]))
    holders.set(stem, (holders.get(stem) ?? 0) + 1);
  const wanted = [...stemsOf(text)];
  return candidates
    .map((candidate, at) => {
      const held = wanted.filter((stem) => stems[at]?.has(stem));
      return { candidate, near: held.reduce((sum, stem) => sum + 1 / (holders.get(stem) ?? 1), 0) };
    })
    .sort((a, b) => b.near - a.near)
    .map(({ candidate }) => candidate);
}

const SUBJECT_FIELDS = ['title', 'meta_title', 'meta_description'];

const subjectOf = ({ fields }: ContentPage) =>
  SUBJECT_FIELDS.map((field) => String(fields[field])).join(' ');

/** The candidates that a page's copy names, in its order; missing ones are left out. */
function namedBy(page: ContentPage, field: string, candidates: readonly RelatedCandidate[]) {
  const keys = (page.fields[field] ?? []) as readonly string[];
  return keys.flatMap((key) => candidates.find((each) => each.key === key) ?? []);
}

const ofService = (page: ContentPage, candidates: readonly RelatedCandidate[]) =>
  candidates.filter(({ service }) => service === page.fields['service']);

const MOST_CASES = 3;

/** Ids of the case studies on a page: those that it names, then those of its service that are nearest. */
export function chooseCases(page: ContentPage, all: readonly RelatedCandidate[]): string[] {
  const named = namedBy(page, 'case_studies', all);
  const chosen = [...named, ...nearestFirst(subjectOf(page), ofService(page, all))];
  return [...new Set(chosen.map(({ id }) => id))].slice(0, MOST_CASES);
}

const isAbove = (a: ContentPage, b: ContentPage) => b.path.startsWith(`${a.path}/`);

/**
 * Ids of the testimonials on each page: those that it names, else the nearest of its service that no other page has, or
 * else one that is on no page above or below it.
 * @param pages those of all services
 */
export function chooseTestimonials(
  pages: readonly ContentPage[],
  all: readonly RelatedCandidate[],
): (page: ContentPage) => readonly string[] {
  const idsOn = new Map(
    pages.map((page) => [page, namedBy(page, 'testimonials', all).map(({ id }) => id)]),
  );
  const of = (page: ContentPage): readonly string[] => idsOn.get(page) ?? [];
  const without = (others: readonly ContentPage[], candidates: readonly RelatedCandidate[]) => {
    const seen = new Set(others.flatMap(of));
    return candidates.filter(({ id }) => !seen.has(id));
  };
  for (const [turn, page] of pages.entries()) {
    if (of(page).length > 0) continue;
    const own = nearestFirst(subjectOf(page), ofService(page, all));
    const related = pages.filter((other) => isAbove(other, page) || isAbove(page, other));
    const shared = without(related, own);
    // Where there are fewer than pages, they take turns.
    const chosen = without(pages, own)[0] ?? shared[turn % Math.max(1, shared.length)];
    if (chosen) idsOn.set(page, [chosen.id]);
  }
  return of;
}
