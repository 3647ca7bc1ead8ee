import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import { LIST_INDEX_FOLDER } from '../../live/lists/list-index';
import {
  listIndexes,
  type IndexFiles,
  type ReadPageData,
  type StoredPage,
} from '../../live/build/list-index';

/** The part of Gatsby's express application used here. */
interface DevelopServer {
  get: (
    path: string,
    answer: (
      request: IncomingMessage & { params: { name: string } },
      response: ServerResponse,
    ) => void,
  ) => void;
}

/** Several files are asked for in one go; they are to be of one index. */
const FRESH_MS = 3000;

/** In develop a page's query is run when its data are asked for. */
function pageDataAt(origin: string): ReadPageData {
  return async (pagePath) => {
    const response = await fetch(`${origin}/page-data${encodeURI(pagePath)}/page-data.json`);
    const { result } = (await response.json()) as { result: { data: Record<string, unknown> } };
    return result.data;
  };
}

/** Serves the list index in develop, made from the pages as they are; a build writes it when its pages are done. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store, reporter }) => {
  let made: { at: number; files: Promise<IndexFiles> } | undefined;
  const files = ({ socket }: IncomingMessage) => {
    if (!made || Date.now() - made.at > FRESH_MS) {
      const { pages } = store.getState() as { pages: Map<string, StoredPage> };
      const read = pageDataAt(`http://127.0.0.1:${socket.localPort}`);
      made = { at: Date.now(), files: listIndexes([...pages.values()], read) };
    }
    return made.files;
  };
  (app as DevelopServer).get(`${LIST_INDEX_FOLDER}/:name`, (request, response) => {
    files(request)
      .then((all) => {
        const text = all.get(request.params.name);
        response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(text ?? '{}');
      })
      .catch((error: unknown) => {
        made = undefined;
        reporter.warn(`The list index cannot be made: ${String(error)}`);
        response.writeHead(500).end();
      });
  });
};
