/** `npm run company`: generates modules, icons and manifest from `src/content/company.yaml`. */
import fs from 'node:fs';
import path from 'node:path';
import { readCompany, staleFiles } from '../src/own-pages/build/company';
import { drawIcons } from '../src/own-pages/build/draw-icons';
import { reportProblems } from '../src/own-pages/build/read-file';

const root = process.cwd();

async function main(): Promise<void> {
  const { company, files, problems } = readCompany(root);
  if (reportProblems(problems) || !company) return;
  const stale = new Map<string, string | Buffer>(
    staleFiles(root, files).map((name) => [name, files.get(name) ?? '']),
  );
  for (const [name, icon] of await drawIcons(company)) {
    const place = path.join(root, name);
    if (!fs.existsSync(place) || !fs.readFileSync(place).equals(icon)) stale.set(name, icon);
  }
  for (const [name, content] of stale) fs.writeFileSync(path.join(root, name), content);
  console.log(
    stale.size > 0 ? `Written: ${[...stale.keys()].join(', ')}.` : 'Nothing has changed.',
  );
}

void main();
