/**
 * Checks the copy of `src/content` and prints it, rendered, as JSON: `npm run check:content` for a person, and
 * the build in a process of its own, since the renderers are ES modules, which Gatsby's compiled hooks cannot load.
 * How the copy is written is checked for a person alone: a spelling keeps no release waiting.
 */
import path from 'node:path';
import fs from 'node:fs';
import { DEFAULT_ADMIN_API_URL, readSettings } from '../../lib/settings';
import { readContent } from './read-all';

async function main(): Promise<void> {
  const { siteUrl, adminApiUrl } = readSettings(process.env);
  const [, , output] = process.argv;
  const { pages, problems } = readContent(path.resolve('src/content'), siteUrl);
  if (!output) {
    const { lintCopy, lintReferences } = await import('./lint/lint');
    problems.push(...lintCopy(process.cwd()));
    if (adminApiUrl === DEFAULT_ADMIN_API_URL) {
      problems.push(...lintReferences(process.cwd(), pages));
    }
  }
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  if (problems.length > 0) {
    console.error(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the copy. docs/content.md says what each key is for.`,
    );
    process.exitCode = 1;
    return;
  }
  if (output) fs.writeFileSync(output, JSON.stringify(pages));
  else console.log(`${pages.length} pages of copy are right.`);
}

void main();
