/** The pages of the site, queried from Gatsby's layer. */

/** A page of the site. */
export interface SitePage {
  path: string;
  /** The file of its template. */
  component: string;
  context: Record<string, unknown>;
}

export const PAGES_QUERY = '{ allSitePage { nodes { path component context: pageContext } } }';

export interface PagesData {
  allSitePage: { nodes: SitePage[] };
}

/** The answer to `PAGES_QUERY`. */
interface PagesAnswer {
  data?: PagesData;
  errors?: unknown;
}

/** @throws {Error} where the layer could not answer */
export function pagesIn({ data, errors }: PagesAnswer): SitePage[] {
  if (errors || !data) throw new Error(`The list of pages cannot be read: ${String(errors)}`);
  return data.allSitePage.nodes;
}
