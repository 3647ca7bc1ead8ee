/** One address of each kind of page, found in the built site itself, so that no content is assumed. */
import fs from 'node:fs';
import path from 'node:path';
import { builtSite } from './built-site';

/** The first page under a folder of `public/`, by name. */
function firstUnder(folder: string): string {
  const root = path.join(builtSite().publicDir, folder);
  const name = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['page', 'category', 'archive'].includes(entry.name))
    .map((entry) => entry.name)
    .filter((entry) => !isRedirect(path.join(root, entry, 'index.html')))
    .sort()[0];
  if (!name) throw new Error(`The built site has no page under /${folder}.`);
  return `/${folder}/${name}`;
}

function isRedirect(file: string): boolean {
  return !fs.existsSync(file) || fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

/** Address by kind. */
export function pageTypes(): Record<string, string> {
  return {
    home: '/',
    'list of posts': '/resources/blogs',
    'second page of posts': '/resources/blogs/page/2',
    'category of posts': `${firstUnder('resources/blogs/category')}`,
    'archive of posts': firstUnder('resources/blogs/archive'),
    'list of case studies': '/resources/case-studies',
    'list of news': '/resources/press-release',
    awards: '/resources/awards',
    'tech series': '/resources/global-tech-series',
    downloads: '/resources/downloads',
    careers: '/corporate-overview/careers',
    post: firstUnder('blog'),
    'case study': firstUnder('case-study'),
    'press release': firstUnder('press-release'),
    job: firstUnder('corporate-overview/careers'),
    search: '/search',
    sitemap: '/sitemap',
    'not found': '/404',
  };
}
