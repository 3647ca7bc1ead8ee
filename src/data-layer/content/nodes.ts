/** From the rendered copy to the data of Gatsby's nodes; pure. */
import { allLinks } from '../../lib/navigation';
import { digestOf, type NodeInput } from '../nodes';
import { pageKinds, type PageKind } from './page-kinds';
import type { ContentPage } from './read-all';

/** What is said of an item of the admin API, to find the items that suit a page. */
export interface RelatedCandidate {
  /** Gatsby's id. */
  id: string;
  service: unknown;
  /** All words that it can be told by. */
  words: string;
}

export interface ContentNode {
  id: string;
  typeName: string;
  data: Record<string, unknown> & { path: string; content_digest: string };
  digest: string;
}

const RELATED_CASES = 3;
const RELATED_TESTIMONIALS = 2;

/** Words that say nothing about a subject. */
const SHORTEST_WORD = 4;

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );
}

/** Those of a service that share most words with a text; order decides between equals. */
export function bestMatches(
  text: string,
  service: string,
  candidates: readonly RelatedCandidate[],
  count: number,
): string[] {
  const words = wordsOf(text);
  return candidates
    .filter((candidate) => candidate.service === service)
    .map(({ id, words: own }, index) => ({
      id,
      index,
      shared: [...wordsOf(own)].filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, count)
    .map(({ id }) => id);
}

/** `count` of a list, from another place for each turn. */
function inTurn<T>(values: readonly T[], turn: number, count: number): T[] {
  const start = values.length === 0 ? 0 : turn % values.length;
  return [...values.slice(start), ...values.slice(0, start)].slice(0, count);
}

const places = new Map(allLinks.map(({ path }, index) => [path, index]));

/** A page's place in the navigation; one that is in no menu comes after all that are. */
const placeOf = ({ path }: ContentPage) => places.get(path) ?? places.size;

const byPlace = (a: ContentPage, b: ContentPage) =>
  placeOf(a) - placeOf(b) || (a.path < b.path ? -1 : 1);

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'));

export interface RelatedItems {
  caseStudies: readonly RelatedCandidate[];
  testimonials: readonly RelatedCandidate[];
}

/** The candidates among the nodes of a collection. */
export function candidatesOf(nodes: readonly NodeInput[]): RelatedCandidate[] {
  return nodes.map(({ id, data }) => ({
    id,
    service: data['type'],
    words: [data['title'], data['short_description'], data['category'], data['tags']]
      .flat()
      .filter((value) => typeof value === 'string')
      .join(' '),
  }));
}

function relationsOf(page: ContentPage, pages: readonly ContentPage[], related: RelatedItems) {
  const service = page.fields['service'];
  if (typeof service !== 'string') return {};
  const text = [page.fields['title'], page.fields['meta_title'], page.fields['meta_description']];
  const own = related.testimonials.filter((candidate) => candidate.service === service);
  const turn = pages.filter(({ fields }) => fields['service'] === service).indexOf(page);
  return {
    case_study_ids: bestMatches(text.join(' '), service, related.caseStudies, RELATED_CASES),
    testimonial_ids: inTurn(own, turn, RELATED_TESTIMONIALS).map(({ id }) => id),
  };
}

/**
 * The nodes of all pages, by kind and place in the navigation.
 * @param nodeId makes Gatsby's id from a name such as `ServicePage:cloud`
 */
export function contentNodes(
  pages: readonly ContentPage[],
  related: RelatedItems,
  nodeId: (name: string) => string,
): ContentNode[] {
  return pageKinds.flatMap(({ key, typeName }) => {
    const own = pages.filter(({ kind }) => kind === key).sort(byPlace);
    const idOf = ({ name }: ContentPage) => nodeId(`${typeName}:${name}`);
    return own.map((page): ContentNode => {
      const parent = own.find(({ path }) => path === parentPath(page.path));
      const below = own.filter(({ path }) => parentPath(path) === page.path);
      const beside = parent
        ? own.filter((other) => other !== page && parentPath(other.path) === parent.path)
        : [];
      const data = {
        ...page.fields,
        path: page.path,
        position: placeOf(page),
        parent_page_id: parent ? idOf(parent) : null,
        sub_page_ids: below.map(idOf),
        sibling_ids: beside.map(idOf),
        ...relationsOf(page, own, related),
      };
      const digest = digestOf(data);
      return { id: idOf(page), typeName, data: { ...data, content_digest: digest }, digest };
    });
  });
}

/** The row of a page's kind. */
export function kindOf(page: ContentPage): PageKind {
  const row = pageKinds.find(({ key }) => key === page.kind);
  if (!row) throw new Error(`No kind of page is called "${page.kind}".`);
  return row;
}
