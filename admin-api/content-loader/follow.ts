/** In development a saved content file is read at once. */
import { watch, type FSWatcher } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { problemLine, type ContentError } from './problems';

/** Editors save a file in several steps, and a checkout changes many. */
const QUIET_MS = 300;

/**
 * Calls whenever files of a folder have changed, once they are still, until the server closes.
 * @param load reads them; a fault is logged, and what was loaded before stays
 */
export function followFiles(
  server: FastifyInstance,
  folder: string,
  load: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  const told = (error: unknown) => {
    const problems = (error as Partial<ContentError>).problems;
    if (!problems) server.log.error(error, 'content files could not be read');
    for (const problem of problems ?? []) server.log.error(problemLine(problem));
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loading = loading.then(load).catch(told);
    }, QUIET_MS);
  };
  let watcher: FSWatcher | undefined;
  server.addHook('onReady', async () => {
    try {
      watcher = watch(folder, { recursive: true, persistent: false }, changed);
      // As where the folder is deleted.
      watcher.on('error', () => watcher?.close());
    } catch (error) {
      server.log.warn(
        { failure: { name: (error as Error).name } },
        'content files are not watched',
      );
    }
  });
  server.addHook('onClose', async () => {
    watcher?.close();
    clearTimeout(timer);
    await loading;
  });
}
