/** All that it takes the site to tell: editorial notes on an item in a form, and pages that are no items. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { foldedText } from '@corporate-website/contract/folded-text';
import type { Finding } from '../../../src/editorial/build/note';
import { ownPath } from '../../../src/editorial/build/own-path';
import type { Levels } from '../../../src/editorial/build/rules';
import { linkFindings, oldOnHome } from '../../../src/editorial/build/site-findings';
import { collections } from '../../content-loader/sources';
import type { Database } from '../../database/connect';
import { findPublished } from '../../database/items';
import type { NotesAnswer, PagesAnswer } from '../protocol';
import { query, readBody } from './bodies';
import { registered } from './collection-routes';
import { collectionOf } from './item-answers';
import { linkChecks, type LinkOptions } from './link-checks';

export interface NoteRouteOptions extends LinkOptions {
  database: Database;
  levels: Levels;
}

const MOST_LINKS = 200;
const notesBody = z.object({
  links: z.record(z.string(), z.array(z.string().check(z.maxLength(2000)))),
  slug: query.text,
  published_at: query.text,
});

const pagesQuery = z.object({ q: query.text });

/** Adds the routes to a server that is guarded. */
export function addNoteRoutes(server: FastifyInstance, options: NoteRouteOptions): void {
  const { database, now, site, levels } = options;
  const links = linkChecks(options);

  /** Whether an item is public at a path, though the site may show it with the next release only. */
  async function isPublished(path: string): Promise<boolean> {
    // PostgreSQL refuses text with NUL in it.
    if (path.includes('\0')) return false;
    for (const source of collections) {
      const folder = `${registered(source)?.pages?.items}/`;
      const slug = path.startsWith(folder) && path.slice(folder.length);
      if (slug && (await findPublished(database, source.definition, slug, now()))) return true;
    }
    return false;
  }

  const isDead = async (path: string): Promise<boolean> =>
    (await links.isMissing(path)) && !(await isPublished(path));

  async function linkNotes(byField: Readonly<Record<string, readonly string[]>>) {
    const all = [...new Set(Object.values(byField).flat())].slice(0, MOST_LINKS);
    const paths = all.flatMap((href) => ownPath(href, site()) ?? []);
    const foreign = all.filter((href) => /^https?:/i.test(href) && ownPath(href, site()) === null);
    const isOwnAsked = levels['dead-link'] !== 'off';
    const isForeignAsked = levels['foreign-link'] !== 'off';
    const dead = new Set<string>();
    const askOwn = async (path: string) => (await isDead(path)) && dead.add(path);
    const [checks] = await Promise.all([
      links.foreign(isForeignAsked ? foreign : []),
      ...(isOwnAsked ? paths.map(askOwn) : []),
    ]);
    const known = { siteUrl: site(), isThere: (path: string) => !dead.has(path), foreign: checks };
    return Object.entries(byField).flatMap(([field, hrefs]): Finding[] =>
      linkFindings(hrefs, known).map((finding) => ({ ...finding, field })),
    );
  }

  /** Pages that are no items, by the words of links to them on the home page. */
  server.get('/pages', async (request): Promise<PagesAnswer> => {
    const { q = '' } = readBody(pagesQuery, request.query);
    const wanted = foldedText(q);
    const folders = collections.flatMap((source) => registered(source)?.pages?.items ?? []);
    const found = (await links.ofHome()).filter(
      ({ path, words }) =>
        foldedText(words).includes(wanted) &&
        // Files have extensions.
        !/\.\w+$/.test(path) &&
        !folders.some((folder) => path.startsWith(`${folder}/`)),
    );
    const labels = new Map(found.map(({ path, words }) => [path, words]));
    return { data: [...labels].map(([path, label]) => ({ path, label })) };
  });

  server.post('/notes/:collection', async (request): Promise<NotesAnswer> => {
    const { slug, published_at: date, links: byField } = readBody(notesBody, request.body);
    const folder = registered(collectionOf(request))?.pages?.items;
    const isOnHome =
      levels['old-on-home'] !== 'off' &&
      folder !== undefined &&
      slug !== undefined &&
      (await links.ofHome()).some(({ path }) => path === `${folder}/${slug}`);
    const ofHome = isOnHome ? oldOnHome(date, now().getTime()) : [];
    return { data: [...(await linkNotes(byField)), ...ofHome] };
  });
}
