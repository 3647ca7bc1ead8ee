import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import { digestOf, digestOfPaths } from '../../lib/build/digest';
import { runScript } from '../../lib/build/run-script';
import { readSettings } from '../../site/settings';
import type { PracticeLead } from './practice-leads';
import type { ContentPage, PreparedContent } from './read-all';

/** The copy of `src/content`, checked and rendered by `cli.ts` as the build begins. */
const SITE_CONTENT_FILE = path.join('.cache', 'site-content.json');

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

/** Where Gatsby's cache keeps what the copy in `SITE_CONTENT_FILE` was made of. */
const MADE_OF = 'site-content';

/** A hash of all that the copy is made of; the types that Gatsby generates into the sources are no part of it. */
function ingredients(): string {
  const sources = digestOfPaths(
    '.',
    ['src', 'contract', 'package.json', 'package-lock.json'],
    (name) => name !== 'src/gatsby-types.d.ts',
  );
  return digestOf(sources, readSettings(process.env).siteUrl);
}

/**
 * Has the copy of `src/content` checked and rendered, unless Gatsby's cache holds it, made of the same sources and
 * settings.
 * @throws {Error} where it is not right; the problems have been printed then, each with its file and line
 */
export async function prepareContent(reporter: Reporter, cache: GatsbyCache): Promise<void> {
  const madeOf = ingredients();
  if (fs.existsSync(SITE_CONTENT_FILE) && (await cache.get(MADE_OF)) === madeOf) return;
  fs.mkdirSync(path.dirname(SITE_CONTENT_FILE), { recursive: true });
  await runScript(
    {
      file: 'src/own-pages/build/cli.ts',
      args: [SITE_CONTENT_FILE],
      activity: 'check the copy of src/content',
    },
    reporter,
  );
  await cache.set(MADE_OF, madeOf);
}
