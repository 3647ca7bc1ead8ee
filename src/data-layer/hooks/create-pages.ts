import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Node } from 'gatsby';
import { contactAbout, isContactPath } from '../../site/contact-links';
import { currentPageNodes } from '../build-context';
import { collections } from '../../collections/build-rows';
import { pageKinds } from '../../own-pages/build/page-kinds';
import { developPages } from '../develop-pages';
import { errorIds } from '../errors';
import { queryFeatured } from '../../shell/build/featured';
import { pagesOf, type PageInput } from '../pages';
import { unsafePathReason } from '../safe-paths';
import type { Featured } from '../../shell/featured';

let featured: Featured | undefined;

/** The header's featured items, queried in createPages. */
export function featuredOfBuild(): Featured {
  if (!featured) throw new Error('The featured items were not read: createPages did not end.');
  return featured;
}

interface NamedPage extends PageInput {
  /** The name of the page's collection or kind, for messages. */
  label: string;
}

interface ContentNode {
  path: string;
  design?: string;
  contact?: object;
  content_digest: string;
}

/**
 * The company's own pages, each with its contact page. Copy of a list page has no page: the list's template queries it.
 */
function contentPages(getNodesByType: CreatePagesArgs['getNodesByType']): NamedPage[] {
  const lists = new Set(collections.flatMap(({ listPages }) => (listPages ? listPages.path : [])));
  return pageKinds.flatMap(({ label, typeName, template, templates = {} }) =>
    (getNodesByType(typeName) as (Node & ContentNode)[])
      .filter((node) => !lists.has(node.path))
      .flatMap(({ id, path: pagePath, design, contact, content_digest: contentDigest }) => {
        const made = { label, context: { id, contentDigest }, nodeId: id };
        const own = (design && templates[design]) ?? template;
        const page = { ...made, path: pagePath, template: `templates/${own}` };
        const contactPath = contactAbout(pagePath);
        return contact && isContactPath(contactPath)
          ? [page, { ...made, path: contactPath, template: 'templates/contact-about.tsx' }]
          : [page];
      }),
  );
}

/** Why a page must not be created; null if it may. */
function refusal({ path: pagePath, label }: NamedPage, taken: ReadonlySet<string>) {
  const unsafe = unsafePathReason(pagePath);
  if (unsafe) return { id: errorIds.unsafePath, message: `${label}: "${pagePath}" ${unsafe}.` };
  return taken.has(pagePath)
    ? { id: errorIds.duplicatePath, message: `${label}: "${pagePath}".` }
    : null;
}

/** Creates the pages of all collections (items, lists, categories, archives), and the company's own pages. */
export const createPages: GatsbyNode['createPages'] = async ({
  actions,
  getNodesByType,
  graphql,
  reporter,
}) => {
  const made = currentPageNodes();
  const pages: NamedPage[] = contentPages(getNodesByType);
  for (const row of collections) {
    const nodes = made[row.key];
    pages.push(...pagesOf(row, nodes).map((page) => ({ ...page, label: row.label })));
  }
  featured = await queryFeatured(graphql, made.pressRelease[0]?.id);
  const taken = new Set<string>();
  for (const page of pages) {
    const refused = refusal(page, taken);
    if (refused) {
      reporter.panicOnBuild({ id: refused.id, context: { sourceMessage: refused.message } });
      return;
    }
    taken.add(page.path);
    actions.createPage({
      path: page.path,
      component: path.resolve('src', page.template),
      context: page.context,
      ...(page.nodeId === undefined ? {} : { ownerNodeId: page.nodeId }),
    });
  }
  for (const page of developPages(process.env['NODE_ENV'])) {
    actions.createPage({
      path: page.path,
      component: path.resolve('src/templates', page.template),
      context: {},
    });
  }
};
