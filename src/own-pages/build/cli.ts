/**
 * Checks the copy of `src/content` and writes it, rendered, as JSON: in its own process, since the renderers are ES
 * modules, which Gatsby's compiled hooks cannot load.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../site/settings';
import { readContent } from './read-all';
import { reportProblems } from './read-file';

const [, , output = ''] = process.argv;
const { pages, problems } = readContent(
  path.resolve('src/content'),
  readSettings(process.env).siteUrl,
);
if (!reportProblems(problems)) fs.writeFileSync(output, JSON.stringify(pages));
