import { pageTypesIn } from '../../scripts/page-types';
import { builtSite } from './built-site';

/** Kinds of pages that the site has; `built/routes` compares the list with the build. */
export const pageKinds = [
  'home',
  'hub of services',
  'hub of products',
  'hub of resources',
  'hub of the company',
  'overview page',
  'comparison page',
  'worked-example page',
  'calculator page',
  'checklist page',
  'architecture page',
  'process page',
  'questionnaire page',
  'product page',
  'company page',
  'policy page',
  'essay page',
  'page with its states in the query',
  'legal text',
  'cookie policy',
  'contact',
  'contact about a page',
  'contact for applicants',
  'feedback',
  'sitemap',
  'list of posts',
  'second page of posts',
  'category of posts',
  'archive of posts',
  'list of case studies',
  'list of news',
  'awards',
  'tech series',
  'downloads',
  'careers',
  'post',
  'case study',
  'press release',
  'job',
  'not found',
] as const;

export type PageKind = (typeof pageKinds)[number];

/**
 * The address of a page of a kind.
 * @throws {Error} where the built site has none
 */
export function pageOfKind(kind: PageKind): string {
  const path = pageTypes()[kind];
  if (path === undefined) throw new Error(`The built site has no page of the kind "${kind}".`);
  return path;
}

/** Address by kind, in the site that the tests have built. */
export const pageTypes = (publicDir = builtSite().publicDir) => pageTypesIn(publicDir);
