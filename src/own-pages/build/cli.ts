/**
 * Checks the copy of `src/content` and writes it, rendered, as JSON: in its own process, since the renderers are ES
 * modules, which Gatsby's compiled hooks cannot load.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../site/settings';
import { companyProblems } from './company';
import { readLeadsOf } from './practice-leads';
import { readContent, type PreparedContent } from './read-all';
import { reportProblems } from './read-file';

const [, , output = ''] = process.argv;
const directory = path.resolve('src/content');
const { pages, problems } = readContent(directory, readSettings(process.env).siteUrl);
const people = readLeadsOf(directory);
if (!reportProblems([...companyProblems(process.cwd()), ...problems, ...people.problems])) {
  const content: PreparedContent = { pages, leads: people.leads };
  fs.writeFileSync(output, JSON.stringify(content));
}
