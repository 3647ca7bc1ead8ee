/**
 * Checks the copy of `src/content` and prints it, rendered, as JSON: `npm run check:content` for a person, and
 * the build in a process of its own, since the renderers are ES modules, which Gatsby's compiled hooks cannot load.
 */
import path from 'node:path';
import fs from 'node:fs';
import { readSettings } from '../../lib/settings';
import { readContent } from './read-all';

function main(): void {
  const { siteUrl } = readSettings(process.env);
  const { pages, problems } = readContent(path.resolve('src/content'), siteUrl);
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  if (problems.length > 0) {
    console.error(
      `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the copy. docs/content.md says what each key is for.`,
    );
    process.exitCode = 1;
    return;
  }
  const [, , output] = process.argv;
  if (output) fs.writeFileSync(output, JSON.stringify(pages));
  else console.log(`${pages.length} pages of copy are right.`);
}

main();
