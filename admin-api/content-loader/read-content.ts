/** The content folder as items of the contract. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkItem, PAGE, UNPUBLISHED, type ContentItem } from './check-item';
import { ContentSyntaxError, readMarkdownFile, readYamlFile } from './content-file';
import type { ContentProblem } from './problems';
import { sources, type ContentSource } from './sources';

export interface Content {
  items: ContentItem[];
  problems: ContentProblem[];
}

/** The files of a kind; none is an empty collection. */
function filesOf(contentDir: string, { name, definition }: ContentSource, below: string): string[] {
  const folder = path.join(contentDir, below, name);
  const list = `${below}${name}.yaml`;
  const hasSlugs = 'slug' in definition.required;
  const items =
    hasSlugs && existsSync(folder)
      ? readdirSync(folder).filter((file) => PAGE.test(file) && !/^(?:\.|_|README)/.test(file))
      : [];
  return [
    ...items.sort().map((file) => `${below}${name}/${file}`),
    ...(existsSync(path.join(contentDir, list)) ? [list] : []),
  ];
}

function readFile(contentDir: string, source: ContentSource, file: string, content: Content): void {
  try {
    const text = readFileSync(path.join(contentDir, file), 'utf8');
    const written = file.endsWith('.yaml') ? readYamlFile(text) : [readMarkdownFile(text)];
    written.forEach((item, position) => {
      const checked = checkItem(source, contentDir, file, item, position, content.problems);
      if (checked) content.items.push(checked);
    });
  } catch (error) {
    if (!(error instanceof ContentSyntaxError)) throw error;
    content.problems.push({ file, line: error.line, message: error.message, severity: 'error' });
  }
}

/** Ids and slugs are unique within a collection; slugs also by case, as a slug becomes a file's name. */
function checkUnique(items: readonly ContentItem[], problems: ContentProblem[]): void {
  const seen = new Map<string, ContentItem>();
  for (const item of items) {
    for (const field of ['id', 'slug'] as const) {
      const value = item.fields[field];
      if (value === undefined) continue;
      const key = `${item.collection}\n${field}\n${value.toLowerCase()}`;
      const first = seen.get(key);
      if (!first) seen.set(key, item);
      else {
        const message = `${field}: "${value}" is already taken by ${first.file}:${first.line}`;
        problems.push({ file: item.file, line: item.line, message, severity: 'error' });
      }
    }
  }
}

/**
 * Reads every content file and checks it by the contract.
 * @param contentDir absolute path of the content folder; a missing folder or file is an empty collection
 */
export function readContent(contentDir: string): Content {
  const content: Content = { items: [], problems: [] };
  for (const below of ['', `${UNPUBLISHED}/`]) {
    for (const source of sources) {
      const files = filesOf(contentDir, source, below);
      for (const file of files) readFile(contentDir, source, file, content);
    }
  }
  for (const isUnpublished of [false, true]) {
    const side = content.items.filter((item) => item.isUnpublished === isUnpublished);
    checkUnique(side, content.problems);
  }
  return content;
}
