/** All of the company's own pages, read from `src/content`, checked and rendered. */
import fs from 'node:fs';
import path from 'node:path';
import type { Heading } from '../../pull/snapshot/types';
import { pageKinds, type PageKind } from './page-kinds';
import type { PracticeLead } from './practice-leads';
import { readCopy, type CopyProblem } from './read-file';
import { renderCopy, renderFields } from './render';
import { bandProblems } from './rules';

/** A page as the layer holds it. */
export interface ContentPage {
  kind: PageKind['key'];
  /** `cloud/devops-consulting-services` */
  name: string;
  path: string;
  /** Relative to the project. */
  file: string;
  fields: Record<string, unknown>;
}

const ENDINGS: Record<PageKind['format'], string> = { yaml: '.yaml', markdown: '.md' };

function filesOf(directory: string, ending: string): string[] {
  if (!fs.existsSync(directory)) return [];
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** A line that a table replaces, such as `:::stored-keys`. */
const TABLE_LINE = /^:::([a-z-]+)[ \t]*$/m;

interface LegalPart {
  html: string | null;
  table: string | null;
}

/** Parts a legal text at its tables. */
function legalBody(markdown: string, siteUrl: string) {
  const headings: Heading[] = [];
  const parts = markdown.split(TABLE_LINE).map((text, index): LegalPart => {
    // Between two texts is the match of the expression: the table's name.
    if (index % 2 === 1) return { html: null, table: text };
    const rendered = renderCopy(text, siteUrl, 'on-');
    headings.push(...rendered.headings);
    return { html: rendered.html, table: null };
  });
  return { body: parts, headings };
}

function renderPage(kind: PageKind, fields: Record<string, unknown>, siteUrl: string) {
  const { body, ...copy } = fields;
  const rendered = renderFields(
    kind.schema.shape,
    copy,
    (markdown, place) => renderCopy(markdown, siteUrl, `${place}-`).html,
  );
  return typeof body === 'string' ? { ...rendered, ...legalBody(body, siteUrl) } : rendered;
}

/** Fields that must differ from page to page. */
const UNIQUE = ['meta_title', 'meta_description'] as const;

function duplicates(pages: readonly ContentPage[]): CopyProblem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, fields }) =>
    UNIQUE.flatMap((name) => {
      const key = `${name}:${String(fields[name]).toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, file);
      return other ? [{ file, line: 1, message: `has the ${name} of ${other}` }] : [];
    }),
  );
}

/** Content that a build takes from `src/content`. */
export interface PreparedContent {
  pages: readonly ContentPage[];
  leads: readonly PracticeLead[];
}

export interface ReadContent {
  pages: ContentPage[];
  problems: CopyProblem[];
}

/**
 * Reads every file of copy. A file with problems gives no page.
 * @param directory the folder `src/content`
 * @param siteUrl the site's own address
 */
export function readContent(directory: string, siteUrl: string): ReadContent {
  const pages: ContentPage[] = [];
  const problems: CopyProblem[] = [];
  for (const kind of pageKinds) {
    const ending = ENDINGS[kind.format];
    for (const name of filesOf(path.join(directory, kind.folder), ending)) {
      const file = path.posix.join('src/content', kind.folder, `${name}${ending}`);
      const source = fs.readFileSync(path.join(directory, kind.folder, `${name}${ending}`), 'utf8');
      const read = readCopy(file, source, kind);
      const found = read.problems ?? bandProblems(file, read.fields);
      problems.push(...found);
      if (!read.fields || found.length > 0) continue;
      const fields = renderPage(kind, read.fields, siteUrl);
      pages.push({ kind: kind.key, name, path: kind.path(name), file, fields });
    }
  }
  return { pages, problems: [...problems, ...duplicates(pages)] };
}
