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

type Nearness = (candidate: RelatedCandidate) => number;

/** Tells of a text how much of it a candidate shares; a word counts the less, the more candidates have it. */
function nearnessAmong(candidates: readonly RelatedCandidate[]): (text: string) => Nearness {
  const stems = new Map(candidates.map((each) => [each, stemsOf(each.words)]));
  const holders = new Map<string, number>();
  for (const stem of [...stems.values()].flatMap((own) => [...own])) {
    holders.set(stem, (holders.get(stem) ?? 0) + 1);
  }
  return (text) => {
    const wanted = stemsOf(text);
    return (candidate) =>
      [...(stems.get(candidate) ?? [])]
        .filter((stem) => wanted.has(stem))
        .reduce((sum, stem) => sum + 1 / (holders.get(stem) ?? 1), 0);
  };
}

/** Candidates, those nearest to a text first; order decides between equals. */
export function nearestFirst(
  text: string,
  candidates: readonly RelatedCandidate[],
): RelatedCandidate[] {
  const nearness = nearnessAmong(candidates)(text);
  return candidates
    .map((candidate) => ({ candidate, near: nearness(candidate) }))
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

/** Ids of what each page shows, in the making. */
class Choice {
  readonly #chosen: Map<ContentPage, string[]>;

  constructor(
    readonly pages: readonly ContentPage[],
    all: readonly RelatedCandidate[],
  ) {
    this.#chosen = new Map(
      pages.map((page) => [page, namedBy(page, 'testimonials', all).map(({ id }) => id)]),
    );
  }

  of = (page: ContentPage): readonly string[] => this.#chosen.get(page) ?? [];

  /** Those that no page shows. */
  unused(candidates: readonly RelatedCandidate[]): RelatedCandidate[] {
    const used = new Set([...this.#chosen.values()].flat());
    return candidates.filter(({ id }) => !used.has(id));
  }

  /** Those that no page above or below this one shows. */
  unseenFrom(page: ContentPage, candidates: readonly RelatedCandidate[]): RelatedCandidate[] {
    const related = this.pages.filter((other) => isAbove(other, page) || isAbove(page, other));
    const seen = new Set(related.flatMap(this.of));
    return candidates.filter(({ id }) => !seen.has(id));
  }

  give(page: ContentPage, candidate: RelatedCandidate | undefined): void {
    if (candidate) this.#chosen.get(page)?.push(candidate.id);
  }
}

/** Gives each page the nearest candidate that no other has; the nearest pair of all is made first. */
function pairNearest(
  pages: readonly ContentPage[],
  own: readonly RelatedCandidate[],
  choice: Choice,
): void {
  const nearnessTo = nearnessAmong(own);
  const free = choice.unused(own);
  const pairs = pages
    .flatMap((page) => {
      const nearness = nearnessTo(subjectOf(page));
      return free.map((candidate) => ({ page, candidate, near: nearness(candidate) }));
    })
    .sort((a, b) => b.near - a.near);
  for (const { page, candidate } of pairs) {
    const isFree = choice.unused([candidate]).length > 0;
    if (isFree && choice.of(page).length === 0) choice.give(page, candidate);
  }
}

/** Chooses for the pages of a service whose copy names none that exist. */
function fill(
  pages: readonly ContentPage[],
  own: readonly RelatedCandidate[],
  choice: Choice,
): void {
  const isTop = (page: ContentPage) => !pages.some((other) => isAbove(other, page));
  const waiting = pages.filter((page) => choice.of(page).length === 0);
  const tops = waiting.filter(isTop);
  const others = waiting.filter((page) => !isTop(page));
  for (const page of tops) choice.give(page, choice.unused(own)[0]);
  pairNearest(others, own, choice);
  for (const page of tops) choice.give(page, choice.unused(own)[0]);
  // Fewer than pages: those of one level take turns.
  const without = others.filter((page) => choice.of(page).length === 0);
  for (const [turn, page] of without.entries()) {
    const shared = choice.unseenFrom(page, own);
    choice.give(page, shared[turn % Math.max(1, shared.length)]);
  }
}

/**
 * Ids of the testimonials on each page: those that it names, else one of its service, or two on a page with none above.
 * A page's own testimonials are on no page above or below it.
 * @param pages those of all services
 */
export function chooseTestimonials(
  pages: readonly ContentPage[],
  all: readonly RelatedCandidate[],
): (page: ContentPage) => readonly string[] {
  const choice = new Choice(pages, all);
  for (const key of new Set(pages.map(({ fields }) => fields['service']))) {
    const own = pages.filter(({ fields }) => fields['service'] === key);
    const [first] = own;
    if (first) fill(own, ofService(first, all), choice);
  }
  return choice.of;
}
