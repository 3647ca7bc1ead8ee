/**
 * `npm run check:content`: the build's checks of the copy, and rules of writing. A build skips the rules of writing: a
 * spelling mistake must not delay a release.
 */
import path from 'node:path';
import { companyProblems } from '../src/own-pages/build/company';
import { readLeadsOf } from '../src/own-pages/build/practice-leads';
import { readContent } from '../src/own-pages/build/read-all';
import { reportProblems } from '../src/own-pages/build/read-file';
import { DEFAULT_ADMIN_API_URL } from '../src/site/environments';
import { readSettings } from '../src/site/settings';
import { lintCopy, lintPromises, lintReferences } from './content-lint/lint';

const root = process.cwd();
const { siteUrl, adminApiUrl } = readSettings(process.env);
const directory = path.resolve('src/content');
const { pages, problems } = readContent(directory, siteUrl);
const people = readLeadsOf(directory);
const references = adminApiUrl === DEFAULT_ADMIN_API_URL ? lintReferences(root, pages) : [];
if (
  !reportProblems([
    ...companyProblems(root),
    ...problems,
    ...people.problems,
    ...lintCopy(root),
    ...lintPromises(root, pages),
    ...references,
  ])
) {
  console.log(`${pages.length} pages of copy are right.`);
}
