/** From the rendered copy to the data of Gatsby's nodes; pure. */
import { firstSentence } from './first-sentence';
import { allLinks } from '../../site/navigation';
import { digestOf } from '../../lib/build/digest';
import { pageKinds } from './page-kinds';
import { withPlace } from './places';
import type { PracticeLead } from './practice-leads';
import type { ContentPage } from './read-all';
import { chooseCases, chooseTestimonials, type RelatedItems } from './related-items';

export interface ContentNode {
  id: string;
  typeName: string;
  data: Record<string, unknown> & { path: string; content_digest: string };
  digest: string;
}

const places = new Map(allLinks.map(({ path }, index) => [path, index]));

/** A page's place in the navigation; one that is in no menu comes after all that are. */
const placeOf = ({ path }: ContentPage) => places.get(path) ?? places.size;

const byPlace = (a: ContentPage, b: ContentPage) =>
  placeOf(a) - placeOf(b) || (a.path < b.path ? -1 : 1);

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The pages below one: first those that its copy lists, in that order. */
function pagesBelow({ path: above, fields }: ContentPage, pages: readonly ContentPage[]) {
  const { bands = [] } = fields as { bands?: { links?: { href?: string }[] }[] };
  const named = bands.flatMap(({ links = [] }) => links.map(({ href }) => href));
  const rankOf = ({ path }: ContentPage) =>
    named.includes(path) ? named.indexOf(path) : named.length;
  return pages
    .filter(({ path }) => parentPath(path) === above)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Removes names of items of the admin API; the layer has the items instead. */
function withoutNames({ testimonials: _t, case_studies: _c, ...fields }: ContentPage['fields']) {
  return fields;
}

/** Text under a page's name in lists. */
function teaserOf({ fields }: ContentPage): string {
  const { teaser, hero } = fields as { teaser?: string; hero?: { lead: string } };
  return teaser ?? firstSentence(hero?.lead ?? '');
}

/** Finds the items of the admin API that a page shows. */
function itemFinder(pages: readonly ContentPage[], related: RelatedItems) {
  const ofServices = pages.filter(({ fields }) => typeof fields['service'] === 'string');
  const testimonials = chooseTestimonials(ofServices, related.testimonials);
  return (page: ContentPage) =>
    ofServices.includes(page)
      ? {
          teaser: teaserOf(page),
          case_study_ids: chooseCases(page, related.caseStudies),
          testimonial_ids: testimonials(page),
        }
      : {};
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
    const itemsOf = itemFinder(own, related);
    const idOf = ({ name }: ContentPage) => nodeId(`${typeName}:${name}`);
    return own.map((page): ContentNode => {
      const parent = own.find(({ path }) => path === parentPath(page.path));
      const below = pagesBelow(page, own);
      const beside = parent ? pagesBelow(parent, own).filter((other) => other !== page) : [];
      const data = {
        ...withoutNames(page.fields),
        path: page.path,
        position: placeOf(page),
        parent_page_id: parent ? idOf(parent) : null,
        sub_page_ids: below.map(idOf),
        sibling_ids: beside.map(idOf),
        ...itemsOf(page),
      };
      // Of the copy alone: the navigation's names are the code's.
      const digest = digestOf(data);
      const placed = { ...withPlace(page.path, data), content_digest: digest };
      return { id: idOf(page), typeName, data: placed, digest };
    });
  });
}

/** The nodes of the practice leads, in the order of the services. */
export function leadNodes(leads: readonly PracticeLead[], nodeId: (name: string) => string) {
  return leads.map((lead, position) => {
    const data = { ...lead, position };
    return {
      id: nodeId(`PracticeLead:${lead.service}`),
      typeName: 'PracticeLead',
      data,
      digest: digestOf(data),
    };
  });
}
