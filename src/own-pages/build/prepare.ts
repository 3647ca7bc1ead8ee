import fs from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { runScript } from '../../lib/build/run-script';
import type { PracticeLead } from './practice-leads';
import type { ContentPage, PreparedContent } from './read-all';

/** The copy of `src/content`, checked and rendered by `cli.ts` as the build begins. */
export const SITE_CONTENT_FILE = path.join('.cache', 'site-content.json');

let content: PreparedContent | undefined;

function prepared(): PreparedContent {
  content ??= JSON.parse(fs.readFileSync(SITE_CONTENT_FILE, 'utf8')) as PreparedContent;
  return content;
}

/** The company's own pages. */
export const currentContent = (): readonly ContentPage[] => prepared().pages;

/** Who leads the practices, in the order of the services. */
export const currentLeads = (): readonly PracticeLead[] => prepared().leads;

/** Forgets the copy, so that the next call reads it anew. */
export function forgetContent(): void {
  content = undefined;
}

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
