import fs from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { SITE_CONTENT_FILE } from '../../data-layer/build-context';
import { runScript } from '../../data-layer/run-script';

/**
 * Has the copy of `src/content` checked and rendered, unless the build has set `WARM_BUILD`: its cache is then of the
 * same sources and settings, and holds the copy.
 * @throws {Error} where it is not right; the problems have been printed then, each with its file and line
 */
export async function prepareContent(reporter: Reporter): Promise<void> {
  if (process.env['WARM_BUILD'] && fs.existsSync(SITE_CONTENT_FILE)) return;
  fs.mkdirSync(path.dirname(SITE_CONTENT_FILE), { recursive: true });
  await runScript(
    {
      file: 'src/own-pages/build/cli.ts',
      args: [SITE_CONTENT_FILE],
      activity: 'check the copy of src/content',
    },
    reporter,
  );
}
