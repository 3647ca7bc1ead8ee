import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { pageDataPath, queryResult } from '../../lib/page-data';
import { LIST_INDEX_FOLDER } from '../../live/lists/list-index';
import { listIndexes, type IndexFiles, type ReadPageData } from '../../live/build/list-index';
import { pageListOf } from '../../live/build/page-list';
import { PAGE_LIST_PATH } from '../../live/look-up/page-list';
import { PAGES_QUERY, pagesIn, type SitePage } from '../query-pages';

/** The part of Gatsby's express application used here. */
interface DevelopServer {
  get: (path: string, answer: Answer) => void;
}
type Answer = (request: IncomingMessage & { path: string }, response: ServerResponse) => void;

/** A browser requests several files of an index together; they must come from the same index. */
const FRESH_MS = 3000;

/** In develop, Gatsby runs a page's query when its data is requested. */
function pageDataAt(origin: string): ReadPageData {
  return async (pagePath) => {
    const response = await fetch(origin + encodeURI(pageDataPath(pagePath)));
    return queryResult(await response.json());
  };
}

/** The pages, by a query to this server. */
async function pagesAt(origin: string): Promise<SitePage[]> {
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: PAGES_QUERY }),
  });
  return pagesIn((await response.json()) as Parameters<typeof pagesIn>[0]);
}

async function indexAt(origin: string): Promise<IndexFiles> {
  const pages = await pagesAt(origin);
  const files = await listIndexes(pages, pageDataAt(origin));
  const list = JSON.stringify(pageListOf(pages.map((page) => page.path)));
  return new Map([...files, [PAGE_LIST_PATH.slice(1), list]]);
}

/**
 * Serves the list index and the list of pages in develop, made from the current pages. A build writes both at its end.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  let made: { at: number; files: Promise<IndexFiles> } | undefined;
  const files = ({ socket }: IncomingMessage) => {
    if (!made || Date.now() - made.at > FRESH_MS) {
      made = { at: Date.now(), files: indexAt(`http://127.0.0.1:${socket.localPort}`) };
    }
    return made.files;
  };
  const answer: Answer = (request, response) => {
    files(request)
      .then((all) => {
        const text = all.get(path.posix.basename(request.path));
        response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(text ?? '{}');
      })
      .catch((error: unknown) => {
        made = undefined;
        reporter.warn(`The list index cannot be made: ${String(error)}`);
        response.writeHead(500).end();
      });
  };
  (app as DevelopServer).get(`${LIST_INDEX_FOLDER}/:name`, answer);
  (app as DevelopServer).get(PAGE_LIST_PATH, answer);
};
