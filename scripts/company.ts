/** `npm run company`: makes of `src/content/company.yaml` the files by which the site knows its company. */
import fs from 'node:fs';
import path from 'node:path';
import { readCompany, staleFiles } from '../src/own-pages/build/company';
import { reportProblems } from '../src/own-pages/build/read-file';

const root = process.cwd();
const { files, problems } = readCompany(root);
if (!reportProblems(problems)) {
  const stale = staleFiles(root, files);
  for (const name of stale) fs.writeFileSync(path.join(root, name), files.get(name) ?? '');
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}.` : 'Nothing has changed.');
}
