import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { forgetContent, prepareContent } from './prepare';

/** Editors write a file in several steps. */
const QUIET_MS = 200;

let watching = false;

/** In develop: adopts changed copy as soon as it is valid; until then the pages stay unchanged. */
export function watchContent(
  reporter: Reporter,
  cache: GatsbyCache,
  makeNodes: () => Promise<void>,
): void {
  if (watching || process.env['NODE_ENV'] !== 'development') return;
  watching = true;
  let timer: NodeJS.Timeout | undefined;
  const take = () => {
    prepareContent(reporter, cache)
      .then(() => {
        forgetContent();
        return makeNodes();
      })
      .catch(() => {
        reporter.warn('The copy stays as it was; the problems are above.');
      });
  };
  fs.watch(fs.realpathSync(path.resolve('src/content')), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(take, QUIET_MS);
  });
}
